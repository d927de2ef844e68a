import { chakra, useSlotRecipe } from '@syndication/shared-ui/styling';
import { useState } from 'react';

import { countryName } from '@syndication/contract/ventures/country-name.rules';
import { DEFAULT_COUNTRY } from '@syndication/contract/ventures/ventures.rules';

import { FieldFrame, Input, useFormField, type FieldProps } from '@syndication/shared-ui/forms';
import { PhoneCountry } from './phone-country';
import { phoneRecipe } from './phone-field.recipe';
import { usePhoneLibrary } from './phone-library';
import { formatPhone, readPhone, type TypedPhone } from './typed-phone';

export interface PhoneFieldProps extends FieldProps {
  /** Where a number without a country code is from, until the member says otherwise. */
  defaultCountry?: string;
  autoComplete?: string;
}

/**
 * A phone number. Typed in any way, shown as its country writes it, and held as E.164; what cannot be
 * read as a number is kept as it was typed.
 */
export function PhoneField({
  name,
  defaultCountry = DEFAULT_COUNTRY,
  autoComplete = 'tel',
  isDisabled = false,
  ...frame
}: PhoneFieldProps) {
  const styles = useSlotRecipe({ recipe: phoneRecipe })();
  const { input, error } = useFormField<string>(name);
  const phone = usePhoneLibrary();
  const [typed, setTyped] = useState<TypedPhone>();
  const [country, setCountry] = useState(defaultCountry);
  const [isTyping, setIsTyping] = useState(false);
  // A value that did not come from here (loaded, reset, a draft) is shown afresh.
  const shown =
    typed?.value === input.value
      ? typed
      : formatPhone(phone, readPhone(phone, input.value, country));

  const take = (next: TypedPhone) => {
    setTyped(next);
    setCountry(next.country);
    input.onChange(next.value);
  };
  const isDoubtful = shown.isNumber === false && shown.text.trim() !== '' && !isTyping;

  return (
    <FieldFrame
      {...frame}
      error={error}
      aside={
        isDoubtful &&
        !error &&
        `Not a complete number for ${countryName(shown.country)}; kept as you typed it`
      }
    >
      {(control) => (
        <chakra.div css={styles.root}>
          <PhoneCountry
            phone={phone}
            country={shown.country}
            label={`${frame.label}: country`}
            isDisabled={isDisabled}
            onChoose={(chosen) => {
              take({
                ...formatPhone(phone, readPhone(phone, shown.text, chosen)),
                country: chosen,
              });
            }}
          />
          <Input
            {...control}
            type="tel"
            name={name}
            value={shown.text}
            autoComplete={autoComplete}
            disabled={isDisabled}
            onChange={(event) => take(readPhone(phone, event.target.value, shown.country))}
            onFocus={() => {
              setIsTyping(true);
              input.onFocus();
            }}
            onBlur={() => {
              setIsTyping(false);
              // The library may have arrived since the last key.
              take(formatPhone(phone, readPhone(phone, shown.text, shown.country)));
              input.onBlur();
            }}
          />
        </chakra.div>
      )}
    </FieldFrame>
  );
}
