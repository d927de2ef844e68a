import { countryName } from '@syndication/contract/ventures/country-name.rules';
import { ROUND_FACT_NAMES, ROUND_FACTS } from '@syndication/contract/ventures/round-facts.rules';
import { fieldLabel, FORM_FACTS } from '@syndication/contract/ventures/form-facts.rules';
import { formatUsd } from '@syndication/contract/ventures/ventures.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';

import { toProfileValues } from './profile-values';

/** One fact that was saved elsewhere meanwhile, in words. */
export interface VentureChange {
  label: string;
  before: string;
  after: string;
}

const NOTHING = 'nothing';

export type FactValue = string | number | boolean | readonly string[] | undefined;

/** A fact in words, by its field's name. */
export function formatFact(name: string, value: FactValue): string {
  if (value === undefined) return NOTHING;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return formatUsd(value);
  if (typeof value !== 'string') return value.join(', ') || NOTHING;
  return name === 'country' ? countryName(value) : value;
}

function compare<Name extends string>(
  names: readonly Name[],
  labelOf: (name: Name) => string,
  before: { readonly [K in Name]?: FactValue },
  after: { readonly [K in Name]?: FactValue },
): VentureChange[] {
  return names
    .map((name) => ({
      label: labelOf(name),
      before: formatFact(name, before[name]),
      after: formatFact(name, after[name]),
    }))
    .filter((change) => change.before !== change.after);
}

/** What differs between a venture as the form was loaded and as it is now. */
export function findChanges(before: Venture, after: Venture): VentureChange[] {
  const [old, now] = [toProfileValues(before), toProfileValues(after)];
  const facts = compare(FORM_FACTS, fieldLabel, old, now);
  const [oldRound, round] = [before.currentVentureRound, after.currentVentureRound];
  if (oldRound?.id !== round?.id) {
    const change = {
      label: 'Current round',
      before: oldRound?.name ?? NOTHING,
      after: round?.name ?? NOTHING,
    };
    return [...facts, change];
  }
  return [
    ...facts,
    ...compare(
      ROUND_FACT_NAMES,
      (name) => ROUND_FACTS[name].name,
      old.currentVentureRound ?? {},
      now.currentVentureRound ?? {},
    ),
  ];
}
