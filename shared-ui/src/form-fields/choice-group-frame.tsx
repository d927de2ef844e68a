import type { ReactNode } from 'react';

import {
  FieldFooting,
  RequiredMark,
  useFieldFrame,
  type FieldFrameProps,
} from '@syndication/shared-ui/forms';
import { chakra } from '../styling';
import { legendRecipe } from './choice-group-frame.recipe';

const Legend = chakra('legend', legendRecipe);

interface ChoiceGroupFrameProps extends Omit<FieldFrameProps, 'children' | 'aside'> {
  /** `radiogroup` when one is chosen of several; a fieldset is a group by itself. */
  role?: 'radiogroup';
  isDisabled?: boolean;
  children: ReactNode;
}

/** The frame of several controls that form one field: its label is the legend. */
export function ChoiceGroupFrame({
  label,
  hint,
  isRequired = false,
  isDisabled = false,
  error,
  role,
  children,
}: ChoiceGroupFrameProps) {
  const { styles, hintId, errorId, describedBy } = useFieldFrame({ hint, error });
  return (
    <chakra.fieldset
      css={styles.root}
      data-field
      disabled={isDisabled}
      aria-describedby={describedBy}
      {...(role && { role, 'aria-required': isRequired, 'aria-invalid': error !== undefined })}
    >
      <Legend css={styles.heading}>
        <chakra.span css={styles.label}>{label}</chakra.span>
        {isRequired && <RequiredMark />}
      </Legend>
      {hint && (
        <chakra.p css={styles.hint} id={hintId}>
          {hint}
        </chakra.p>
      )}
      {children}
      <FieldFooting errorId={errorId} error={error} />
    </chakra.fieldset>
  );
}
