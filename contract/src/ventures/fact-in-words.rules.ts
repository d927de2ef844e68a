import { countryName } from './country-name.rules';
import { VENTURE_FACTS, type FactName } from './venture-facts.rules';
import { toMailAddress, toSafeHref } from './ventures.rules';

type Facts = Readonly<Record<Exclude<FactName, 'qualification'>, string | null>> & {
  readonly qualification: readonly string[];
  readonly mobileNumberFormatted: string | null;
};

/** A fact as it is read on a page, on paper and in a file; null when it is not known. */
export function factInWords(venture: Facts, name: FactName, separator = ', '): string | null {
  if (name === 'qualification') return venture[name].join(separator) || null;
  const value = venture[name];
  if (!value) return null;
  switch (VENTURE_FACTS[name].kind) {
    case 'link':
      return toSafeHref(value);
    case 'email':
      return toMailAddress(value);
    case 'country':
      return countryName(value);
    case 'phone':
      return venture.mobileNumberFormatted ?? value;
    case 'text':
    case 'state':
      return value;
  }
}
