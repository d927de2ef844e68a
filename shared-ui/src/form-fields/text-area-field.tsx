import { countCharacters } from '@syndication/contract/fields/field-messages.rules';
import {
  controlRecipe,
  FieldFrame,
  useFormField,
  type FieldProps,
} from '@syndication/shared-ui/forms';
import { chakra } from '../styling';
import { CharacterCount } from './character-count';
import { textAreaRecipe } from './text-area-field.recipe';

const TextArea = chakra(chakra('textarea', controlRecipe), textAreaRecipe);

export interface TextAreaFieldProps extends FieldProps {
  /** Characters that the schema takes; counted, not enforced, so that a pasted text stays whole. */
  maxLength?: number;
  /** Lines that it shows while there is little in it. */
  rows?: number;
  /** For a form that replaces what was pressed. */
  autoFocus?: boolean;
}

/** Several lines of text, with a count against the limit. */
export function TextAreaField({
  name,
  maxLength,
  rows = 3,
  isDisabled = false,
  autoFocus = false,
  ...frame
}: TextAreaFieldProps) {
  const { input, error } = useFormField<string, HTMLTextAreaElement>(name);
  const count = maxLength && (
    <CharacterCount length={countCharacters(input.value.trim())} maxLength={maxLength} />
  );
  return (
    <FieldFrame {...frame} error={error} aside={count}>
      {(control) => (
        <TextArea {...input} {...control} rows={rows} autoFocus={autoFocus} disabled={isDisabled} />
      )}
    </FieldFrame>
  );
}
