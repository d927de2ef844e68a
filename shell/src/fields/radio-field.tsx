import { useFormField, type FieldProps } from '@syndication/shared-ui/forms';
import {
  Choice,
  ChoiceGroupFrame,
  Choices,
  type Options,
  toOptions,
} from '@syndication/shared-ui/form-fields';

export interface RadioFieldProps extends FieldProps {
  /** The values to choose from, in the order of the page. */
  options: Options;
}

/** One of a few, as a plain list. Arrow keys move in it. */
export function RadioField({ name, options, ...frame }: RadioFieldProps) {
  const { input, error } = useFormField<string>(name);
  return (
    <ChoiceGroupFrame {...frame} role="radiogroup" error={error}>
      <Choices>
        {toOptions(options).map(({ value, label, description }) => (
          <Choice key={value} label={label} description={description}>
            <input
              {...input}
              type="radio"
              value={value}
              checked={input.value === value}
              onChange={() => input.onChange(value)}
            />
          </Choice>
        ))}
      </Choices>
    </ChoiceGroupFrame>
  );
}
