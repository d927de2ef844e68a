import { useForm } from '@syndication/shared-ui/forms';
import { COUNTRY_CODES } from '@syndication/contract/ventures/countries.rules';
import { countryName } from '@syndication/contract/ventures/country-name.rules';
import { isUnitedStates } from '@syndication/contract/ventures/ventures.rules';

import { SelectField, type SelectFieldProps } from './select-field';

const COUNTRIES = COUNTRY_CODES.map((code) => ({ value: code, label: countryName(code) })).sort(
  (a, b) => a.label.localeCompare(b.label, 'en'),
);

export interface CountryFieldProps extends Omit<SelectFieldProps, 'options' | 'onChoose'> {
  /** Path of the state, which is cleared when the country is no longer the United States. */
  stateName?: string;
}

/** A country by its two-letter code. Typing the first letters finds it. */
export function CountryField({ stateName, ...field }: CountryFieldProps) {
  const form = useForm();
  return (
    <SelectField
      autoComplete="country"
      placeholder="Choose a country…"
      {...field}
      options={COUNTRIES}
      onChoose={(country) => {
        if (stateName && !isUnitedStates(country)) form.change(stateName, undefined);
      }}
    />
  );
}
