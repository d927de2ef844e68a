import { chakra } from '@chakra-ui/react';
import { NumberFormatBase } from 'react-number-format';

import { AMOUNT_HINT } from '@syndication/contract/ventures/ventures.rules';

import { FieldFrame, Input, useFormField, type FieldProps } from '@syndication/shared-ui/forms';
import { currencyRecipe } from './currency-field.recipe';
import { groupDigits, readDigits, sayAmount, toAmount, type TypedAmount } from './typed-dollars';

const Frame = chakra('div', currencyRecipe);

/**
 * An amount in whole US dollars, with separators while it is typed. The value is a number. What is no
 * whole amount (`1.5M`, `-5`, `1,5`) stays as it was typed, for the schema to refuse: nothing is
 * guessed or dropped.
 */
export function CurrencyField({
  name,
  hint = AMOUNT_HINT,
  isDisabled = false,
  ...frame
}: FieldProps) {
  const { input, error } = useFormField<TypedAmount>(name);
  return (
    <FieldFrame {...frame} hint={hint} error={error} aside={sayAmount(input.value)}>
      {(control) => (
        <Frame>
          <span className="sign" aria-hidden>
            $
          </span>
          <NumberFormatBase
            {...control}
            customInput={Input}
            name={name}
            inputMode="numeric"
            autoComplete="off"
            disabled={isDisabled}
            value={String(input.value ?? '')}
            valueIsNumericString
            format={groupDigits}
            removeFormatting={(text, change) =>
              readDigits(text, {
                before: change?.lastValue ?? '',
                inserted: change ? text.slice(change.to.start, change.to.end) : text,
              })
            }
            isValidInputCharacter={(character) => character !== ','}
            onValueChange={({ value }, { source }) => {
              if (String(source) === 'event') input.onChange(toAmount(value));
            }}
            onBlur={() => input.onBlur()}
            onFocus={() => input.onFocus()}
          />
        </Frame>
      )}
    </FieldFrame>
  );
}
