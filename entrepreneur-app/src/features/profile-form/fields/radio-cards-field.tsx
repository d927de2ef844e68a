import { chakra } from '@syndication/shared-ui/styling';

import { useFormField, type FieldProps } from '@syndication/shared-ui/forms';
import { ChoiceGroupFrame, type Options, toOptions } from '@syndication/shared-ui/form-fields';
import { radioCardsRecipe } from './radio-cards-field.recipe';

const Cards = chakra('div', radioCardsRecipe);

export interface RadioCardsFieldProps extends FieldProps {
  /** The values to choose from; a description makes a card worth its room. */
  options: Options;
  /** The share of a whole, 0 to 100, that a value stands for: drawn as a bar under its words. */
  shareOf?: (value: string) => number | null;
  /** Told of a choice of the member's, before the form has it. */
  onChoose?: (value: string) => void;
}

/** One of a few that deserve a look each: every option is a card that can be pressed. */
export function RadioCardsField({
  name,
  options,
  shareOf,
  onChoose,
  ...frame
}: RadioCardsFieldProps) {
  const { input, error } = useFormField<string>(name);
  return (
    <ChoiceGroupFrame {...frame} role="radiogroup" error={error}>
      <Cards>
        {toOptions(options).map(({ value, label, description }) => {
          const share = shareOf?.(value) ?? null;
          return (
            <label key={value}>
              <input
                {...input}
                type="radio"
                value={value}
                checked={input.value === value}
                onChange={() => {
                  onChoose?.(value);
                  input.onChange(value);
                }}
              />
              <span className="words">
                <span className="title">{label}</span>
                {description && <span className="more">{description}</span>}
                {share !== null && (
                  <span className="share">
                    <span style={{ width: `${share}%` }} />
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </Cards>
    </ChoiceGroupFrame>
  );
}
