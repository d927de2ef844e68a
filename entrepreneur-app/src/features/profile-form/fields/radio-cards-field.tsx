import { chakra, useSlotRecipe } from '@syndication/shared-ui/styling';

import { useFormField, type FieldProps } from '@syndication/shared-ui/forms';
import { ChoiceGroupFrame, type Options, toOptions } from '@syndication/shared-ui/form-fields';
import { radioCardsRecipe } from './radio-cards-field.recipe';

export interface RadioCardsFieldProps extends FieldProps {
  /** The values to choose from; a description makes a card worth its room. */
  options: Options;
  /** The share, 0 to 100, that a value represents: drawn in quarters under its label. */
  shareOf?: (value: string) => number | null;
  /** Told of a choice of the member's, before the form has it. */
  onChoose?: (value: string) => void;
}

/** A choice between a few options, each a card that can be pressed. */
export function RadioCardsField({
  name,
  options,
  shareOf,
  onChoose,
  ...frame
}: RadioCardsFieldProps) {
  const styles = useSlotRecipe({ recipe: radioCardsRecipe })();
  const { input, error } = useFormField<string>(name);
  return (
    <ChoiceGroupFrame {...frame} role="radiogroup" error={error}>
      <chakra.div css={styles.root}>
        {toOptions(options).map(({ value, label, description }) => {
          const share = shareOf?.(value) ?? null;
          return (
            <chakra.label key={value} css={styles.card}>
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
              <chakra.span css={styles.words}>
                <chakra.span css={styles.title}>{label}</chakra.span>
                {description && <chakra.span css={styles.more}>{description}</chakra.span>}
                {share !== null && (
                  <chakra.span css={styles.share}>
                    <chakra.span css={styles.fill} style={{ width: `${share}%` }} />
                  </chakra.span>
                )}
              </chakra.span>
            </chakra.label>
          );
        })}
      </chakra.div>
    </ChoiceGroupFrame>
  );
}
