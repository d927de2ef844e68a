import { US_STATES } from '@syndication/contract/ventures/us-states.rules';
import { isUnitedStates } from '@syndication/contract/ventures/ventures.rules';
import { getIn, useFormSnapshot } from '@syndication/shared-ui/forms';

import { SelectField, type SelectFieldProps } from './select-field';

const VALUES = { values: true };
const STATES = Object.values(US_STATES);

export interface StateFieldProps extends Omit<SelectFieldProps, 'options' | 'onChoose'> {
  /** Path of the country. The field is there while it is the United States. */
  countryName?: string;
}

/** One of the 50 states, by name; only for the United States (section 2). */
export function StateField({ countryName = 'country', ...field }: StateFieldProps) {
  const isShown = useFormSnapshot(VALUES, ({ values }) =>
    isUnitedStates(getIn(values, countryName) as string | undefined),
  );
  if (!isShown) return null;
  return (
    <SelectField
      autoComplete="address-level1"
      placeholder="Choose a state…"
      {...field}
      options={STATES}
    />
  );
}
