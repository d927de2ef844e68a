import type { ReactNode } from 'react';

import { chakra, useSlotRecipe } from '../styling';
import { fieldFrameRecipe } from './field-frame.recipe';
import { FieldFooting } from './field-footing';
import { useFieldFrame } from './use-field-frame';

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
  /** What to write, in a few words; shown between label and control and read with it. */
  hint?: ReactNode;
  /** Shown beside the label. The rule itself is in the form's schema. */
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
  const { styles, id, hintId, errorId, describedBy } = useFieldFrame({ hint, error });
  return (
    <chakra.div css={styles.root}>
      <chakra.div css={styles.heading}>
        <chakra.label css={styles.label} htmlFor={id}>
          {label}
        </chakra.label>
        {isRequired && <RequiredMark />}
      </chakra.div>
      {hint && (
        <chakra.p css={styles.hint} id={hintId}>
          {hint}
        </chakra.p>
      )}
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-required': isRequired,
        'aria-describedby': describedBy,
      })}
      <FieldFooting errorId={errorId} error={error} aside={aside} />
    </chakra.div>
  );
}

/** For the eye; the control says it to assistive technology. */
export function RequiredMark() {
  const styles = useSlotRecipe({ recipe: fieldFrameRecipe })();
  return (
    <chakra.span css={styles.required} aria-hidden>
      Required
    </chakra.span>
  );
}
