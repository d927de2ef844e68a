import { useState, type ChangeEvent } from 'react';

import { AMOUNT_HINT } from '@syndication/contract/ventures/venture-messages.rules';

import { FieldFrame, Input, useFormField, type FieldProps } from '@syndication/shared-ui/forms';
import { chakra, useSlotRecipe } from '../styling';
import { currencyRecipe } from './currency-field.recipe';
import { readEdit, sayAmount, showAmount, type TypedAmount } from './typed-dollars';

/**
 * An amount in whole US dollars; the form holds the number. What is typed is left alone, so that the
 * caret never moves by itself, and gets its separators when the field is left. What cannot be read
 * stays as it was typed, for the schema to refuse.
 */
export function CurrencyField({
  name,
  hint = AMOUNT_HINT,
  isDisabled = false,
  ...frame
}: FieldProps) {
  const styles = useSlotRecipe({ recipe: currencyRecipe })();
  const { input, error } = useFormField<TypedAmount>(name);
  const [typed, setTyped] = useState<{ text: string; amount: TypedAmount } | null>(null);
  const held: TypedAmount = input.value === '' ? undefined : input.value;
  // A value that comes from elsewhere (a draft, a reload) wins over what was typed.
  const shown = typed && typed.amount === held ? typed.text : showAmount(held);

  const take = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // Filled in by the browser, it comes without both.
    const { inputType = '', data } = nativeEvent as Partial<InputEvent>;
    const isOfDigits = inputType.startsWith('delete') || /^\d+$/.test(data ?? '');
    const before = { text: shown, amount: held };
    const amount = readEdit(target.value, { before, isOfDigits });
    setTyped({ text: target.value, amount });
    input.onChange(amount);
  };

  return (
    <FieldFrame {...frame} hint={hint} error={error} aside={sayAmount(input.value)}>
      {(control) => (
        <chakra.div css={styles.root}>
          <chakra.span css={styles.sign} aria-hidden>
            $
          </chakra.span>
          <Input
            {...control}
            name={name}
            inputMode="numeric"
            autoComplete="off"
            disabled={isDisabled}
            value={shown}
            onChange={take}
            onBlur={() => {
              setTyped(null);
              input.onBlur();
            }}
            onFocus={() => input.onFocus()}
          />
        </chakra.div>
      )}
    </FieldFrame>
  );
}
