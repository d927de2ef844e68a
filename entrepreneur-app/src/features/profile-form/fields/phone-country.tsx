import { COUNTRY_CODES } from '@syndication/contract/ventures/countries.rules';
import { countryName } from '@syndication/contract/ventures/country-name.rules';

import { chakra, useSlotRecipe } from '@syndication/shared-ui/styling';
import { phoneRecipe } from './phone-field.recipe';
import type { PhoneLibrary } from './phone-library';
import { callingCode } from './typed-phone';

interface PhoneCountryProps {
  phone: PhoneLibrary | undefined;
  country: string;
  /** Name for assistive technology. */
  label: string;
  isDisabled: boolean;
  onChoose: (country: string) => void;
}

const byName = (a: string, b: string) => countryName(a).localeCompare(countryName(b), 'en');
const COUNTRIES = COUNTRY_CODES.toSorted(byName);

/** The country of a phone number: its code and prefix, over the platform's own list. */
export function PhoneCountry({ phone, country, label, isDisabled, onChoose }: PhoneCountryProps) {
  const styles = useSlotRecipe({ recipe: phoneRecipe })();
  const codes = COUNTRIES.filter((code) => !phone || phone.isSupportedCountry(code));
  return (
    <chakra.span css={styles.country}>
      <span aria-hidden>{country}</span>
      <chakra.span css={styles.code} aria-hidden>
        {callingCode(phone, country)}
      </chakra.span>
      <svg viewBox="0 0 12 12" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden>
        <path d="M2 4l4 4 4-4" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <select
        aria-label={label}
        value={country}
        disabled={isDisabled}
        onChange={(event) => onChoose(event.target.value)}
      >
        {codes.map((code) => (
          <option key={code} value={code}>
            {`${countryName(code)} ${callingCode(phone, code)}`}
          </option>
        ))}
      </select>
    </chakra.span>
  );
}
