import { FieldFrame, useFormField, type FieldProps } from '@syndication/shared-ui/forms';
import { toOptions, type Options } from '@syndication/shared-ui/form-fields';
import { SelectControl } from './select-control';

export interface SelectFieldProps extends FieldProps {
  /** The values to choose from. */
  options: Options;
  /** The text before anything is chosen. */
  placeholder?: string;
  /** What the browser may fill in. */
  autoComplete?: string;
  /** Told of a choice of the member's, before the form has it. */
  onChoose?: (value: string) => void;
}

/**
 * One of many, in the platform's own list. A stored value that is not among the options stays
 * visible, so that saving the form does not change it.
 */
export function SelectField({
  name,
  options,
  placeholder = 'Choose…',
  autoComplete,
  onChoose,
  isDisabled = false,
  ...frame
}: SelectFieldProps) {
  const { input, error } = useFormField<string, HTMLSelectElement>(name);
  const choices = toOptions(options);
  const isUnknown = input.value !== '' && !choices.some(({ value }) => value === input.value);
  return (
    <FieldFrame {...frame} error={error}>
      {(control) => (
        <SelectControl
          {...input}
          {...control}
          autoComplete={autoComplete}
          disabled={isDisabled}
          onChange={(event) => {
            onChoose?.(event.target.value);
            input.onChange(event);
          }}
        >
          <option value="">{placeholder}</option>
          {isUnknown && <option value={input.value}>{input.value}</option>}
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectControl>
      )}
    </FieldFrame>
  );
}
