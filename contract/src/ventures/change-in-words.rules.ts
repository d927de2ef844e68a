import { countryName } from './country-name.rules';
import {
  changedFactName,
  type ChangedFact,
  type DealChange,
  type FactValue,
} from './deal-news.rules';
import { LINKS } from './fact-lists.rules';
import { formatUsd } from './ventures.rules';

export interface ChangeInWords {
  /** What the fact is called. */
  name: string;
  /** Null where it says nothing: of a link only the new one counts. */
  before: string | null;
  after: string;
}

const isLink = (fact: ChangedFact) => (LINKS as readonly string[]).includes(fact);

/** A value of a fact in the words in which pages show it. */
function valueInWords(fact: ChangedFact, value: FactValue): string {
  if (fact === 'isRoundClosed') return value ? 'Round Closed' : 'Open';
  if (fact === 'isPresenter') return value ? 'Yes' : 'No';
  if (value === null || value === '') return 'not stated';
  if (typeof value === 'number') return formatUsd(value);
  if (Array.isArray(value)) return value.join(', ') || 'none';
  return fact === 'country' ? countryName(String(value)) : String(value);
}

/** A change of a fact: `Raise amount`, `$1,000,000`, `$1,500,000`. */
export function changeInWords({ fact, before, after }: DealChange): ChangeInWords {
  const name = changedFactName(fact);
  if (isLink(fact)) {
    return { name, before: null, after: after ? (before ? 'new link' : 'added') : 'removed' };
  }
  return { name, before: valueInWords(fact, before), after: valueInWords(fact, after) };
}
