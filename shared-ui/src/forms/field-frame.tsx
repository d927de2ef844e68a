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

const Message = chakra('p', {
  base: { color: 'danger.fg', fontSize: 'sm', mt: '1.5', fontWeight: 'medium' },
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
      {error && <Message id={errorId}>{error}</Message>}
    </chakra.div>
  );
}
