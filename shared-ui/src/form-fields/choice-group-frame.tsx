import { useId, type ReactNode } from 'react';

import { FieldMessage, RequiredMark, type FieldFrameProps } from '@syndication/shared-ui/forms';
import { fieldFrameRecipe } from '@syndication/shared-ui/forms';
import { chakra } from '../styling';
import { choiceGroupRecipe } from './choice-group-frame.recipe';

const Fieldset = chakra(chakra('fieldset', fieldFrameRecipe), choiceGroupRecipe);

interface ChoiceGroupFrameProps extends Omit<FieldFrameProps, 'children' | 'aside'> {
  /** `radiogroup` when one is chosen of several; a fieldset is a group by itself. */
  role?: 'radiogroup';
  isDisabled?: boolean;
  children: ReactNode;
}

/** The frame of several controls that make one field: its label is the legend. */
export function ChoiceGroupFrame({
  label,
  hint,
  isRequired = false,
  isDisabled = false,
  error,
  role,
  children,
}: ChoiceGroupFrameProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <Fieldset
      data-field
      disabled={isDisabled}
      aria-describedby={describedBy || undefined}
      {...(role && { role, 'aria-required': isRequired, 'aria-invalid': error !== undefined })}
    >
      <legend className="heading">
        <span className="label">{label}</span>
        {isRequired && <RequiredMark />}
      </legend>
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      {children}
      <div className="footing">{error && <FieldMessage id={errorId}>{error}</FieldMessage>}</div>
    </Fieldset>
  );
}
