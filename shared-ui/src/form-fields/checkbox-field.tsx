import { useId } from 'react';

import {
  FieldMessage,
  fieldFrameRecipe,
  useFormField,
  type FieldProps,
} from '@syndication/shared-ui/forms';
import { chakra } from '../styling';
import { checkboxFieldRecipe } from './checkbox-field.recipe';
import { Choice } from './choice';

const Frame = chakra(chakra('div', fieldFrameRecipe), checkboxFieldRecipe);

export interface CheckboxFieldProps extends Omit<FieldProps, 'isRequired'> {
  /** Told of a choice of the member's, before the form has it. */
  onChoose?: (isTicked: boolean) => void;
}

/** Yes or no, said by one sentence. The value is true or false. */
export function CheckboxField({
  name,
  label,
  hint,
  isDisabled = false,
  onChoose,
}: CheckboxFieldProps) {
  const { input, error } = useFormField<boolean>(name);
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <Frame>
      <Choice>
        <input
          type="checkbox"
          name={input.name}
          checked={input.value === true}
          disabled={isDisabled}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy || undefined}
          onBlur={input.onBlur}
          onFocus={input.onFocus}
          onChange={(event) => {
            onChoose?.(event.target.checked);
            input.onChange(event.target.checked);
          }}
        />
        <span className="words">{label}</span>
      </Choice>
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      <div className="footing">{error && <FieldMessage id={errorId}>{error}</FieldMessage>}</div>
    </Frame>
  );
}
