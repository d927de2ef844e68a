import { useFormField, type FieldProps } from '@syndication/shared-ui/forms';
import { Choice, Choices } from './choice';
import { ChoiceGroupFrame } from './choice-group-frame';
import { toOptions, type Options } from './options';

export interface CheckboxGroupFieldProps extends FieldProps {
  /** The values to choose from. The form holds the chosen ones in this order. */
  options: Options;
}

const NONE: readonly string[] = [];

/** Any number of a few. The value is the list of what is ticked. */
export function CheckboxGroupField({ name, options, ...frame }: CheckboxGroupFieldProps) {
  const { input, error } = useFormField<readonly string[]>(name);
  const chosen = input.value || NONE;
  const choices = toOptions(options);
  const toggle = (value: string, isChosen: boolean) => {
    const rest = new Set(chosen);
    if (isChosen) rest.add(value);
    else rest.delete(value);
    input.onChange(choices.map((choice) => choice.value).filter((each) => rest.has(each)));
  };
  return (
    <ChoiceGroupFrame {...frame} error={error}>
      <Choices hasColumns={choices.length > 3}>
        {choices.map(({ value, label, description }) => (
          <Choice key={value} label={label} description={description}>
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={chosen.includes(value)}
              aria-invalid={error !== undefined}
              onBlur={input.onBlur}
              onFocus={input.onFocus}
              onChange={(event) => {
                toggle(value, event.target.checked);
              }}
            />
          </Choice>
        ))}
      </Choices>
    </ChoiceGroupFrame>
  );
}
