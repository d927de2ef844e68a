import {
  FieldFooting,
  useFieldFrame,
  useFormField,
  type FieldProps,
} from '@syndication/shared-ui/forms';
import { chakra } from '../styling';
import { Choice } from './choice';

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
  const { styles, hintId, errorId, describedBy } = useFieldFrame({ hint, error });
  return (
    <chakra.div css={styles.root}>
      <Choice label={label}>
        <input
          type="checkbox"
          name={input.name}
          checked={input.value === true}
          disabled={isDisabled}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy}
          onBlur={input.onBlur}
          onFocus={input.onFocus}
          onChange={(event) => {
            onChoose?.(event.target.checked);
            input.onChange(event.target.checked);
          }}
        />
      </Choice>
      {/* Under the words, not under the mark. */}
      {hint && (
        <chakra.p css={styles.hint} my="0" ms="8" id={hintId}>
          {hint}
        </chakra.p>
      )}
      <FieldFooting ms="8" errorId={errorId} error={error} />
    </chakra.div>
  );
}
