import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

/** What ties a control to its label, hint and message. */
export interface ControlAttributes {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

export interface FieldFrameProps {
  label: string;
  hint?: ReactNode;
  error: string | undefined;
  children: (control: ControlAttributes) => ReactNode;
}

const Label = chakra('label', {
  base: { display: 'block', fontWeight: 'semibold', fontSize: 'sm', mb: '1.5' },
});

const Hint = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm', mb: '1.5' } });

/** Keeps a line free for the message, so that nothing below moves when it comes or goes. */
const MessageLine = chakra('div', {
  base: { minHeight: '6', pt: '1', color: 'danger.fg', fontSize: 'sm', lineHeight: 'snug' },
});

/** Label above, hint below it, message below the control. */
export function FieldFrame({ label, hint, error, children }: FieldFrameProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <chakra.div>
      <Label htmlFor={id}>{label}</Label>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': describedBy || undefined,
      })}
      <MessageLine>{error && <p id={errorId}>{error}</p>}</MessageLine>
    </chakra.div>
  );
}
