import { useId, type ReactNode } from 'react';

import { chakra } from '../styling';
import { fieldFrameRecipe } from './field-frame.recipe';
import { FieldMessage } from './field-message';

const Frame = chakra('div', fieldFrameRecipe);

/** What ties a control to its label, hint and message. */
export interface ControlAttributes {
  id: string;
  'aria-invalid': boolean;
  'aria-required': boolean | undefined;
  'aria-describedby': string | undefined;
}

/** What every field takes. */
export interface FieldProps {
  /** Path of the value in the form. */
  name: string;
  /** Always visible, and the name for assistive technology. */
  label: string;
  /** What to write, in a few words; stands between label and control and is read with it. */
  hint?: ReactNode;
  /** Says so beside the label. The rule itself stands in the form's schema. */
  isRequired?: boolean;
  /** Cannot be used now, and is left out by the keyboard. */
  isDisabled?: boolean;
}

export interface FieldFrameProps extends Pick<FieldProps, 'label' | 'hint' | 'isRequired'> {
  error: string | undefined;
  /** Beside the message, at the end of the line below the control: a count, an amount in words. */
  aside?: ReactNode;
  children: (control: ControlAttributes) => ReactNode;
}

/** Label above, hint below it, message below the control. */
export function FieldFrame({ label, hint, isRequired, error, aside, children }: FieldFrameProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <Frame>
      <div className="heading">
        <label className="label" htmlFor={id}>
          {label}
        </label>
        {isRequired && <RequiredMark />}
      </div>
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-required': isRequired,
        'aria-describedby': describedBy || undefined,
      })}
      <div className="footing">
        {error && <FieldMessage id={errorId}>{error}</FieldMessage>}
        {aside && <div className="aside">{aside}</div>}
      </div>
    </Frame>
  );
}

/** For the eye; the control says it to assistive technology. */
export function RequiredMark() {
  return (
    <span className="required" aria-hidden>
      Required
    </span>
  );
}
