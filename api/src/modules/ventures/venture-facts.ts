import { ROUND_TERMS, type RoundTerm } from '@syndication/contract/ventures/round-facts.rules';
import { ENTREPRENEUR_FACTS } from '@syndication/contract/ventures/fact-lists.rules';
import { US_STATES } from '@syndication/contract/ventures/us-states.rules';
import { isUnitedStates } from '@syndication/contract/ventures/ventures.rules';
import type {
  createVentureSchema,
  roundInputSchema,
} from '@syndication/contract/ventures/ventures.schemas';
import type * as z from 'zod/mini';

import type { rounds } from '../../database/schema';
import { pick } from '../../pick';
import { toStoredNumber } from './phone-number';

type VentureInput = Omit<z.output<typeof createVentureSchema>, 'currentVentureRound'>;
type RoundInput = z.output<typeof roundInputSchema>;

const STATES: readonly string[] = Object.values(US_STATES);

/** A state goes with the United States (section 4); a region of another country is kept. */
function toStoredState(state: string | null | undefined, country: string): string | null {
  const name = state?.trim() || null;
  return country !== 'US' && name && STATES.includes(name) ? null : name;
}

/** The columns that an entrepreneur's form may write. Lead name and email come from the nomination. */
export function toVentureFacts(input: VentureInput) {
  const country = isUnitedStates(input.country) ? 'US' : input.country;
  return {
    ...pick(input, ENTREPRENEUR_FACTS),
    country,
    state: toStoredState(input.state, country),
    mobileNumber: toStoredNumber(input.mobileNumber, country),
    qualification: [...new Set(input.qualification)],
  };
}

type RoundColumns = typeof rounds.$inferSelect;

/** Where the terms of a round are stored. */
export const TERM_COLUMNS = {
  amount: 'amountUsd',
  valuation: 'valuationUsd',
  committed: 'committed',
  securityType: 'securityType',
  other: 'other',
} as const satisfies Record<RoundTerm, keyof RoundColumns>;
type StoredTerms = Pick<RoundColumns, (typeof TERM_COLUMNS)[RoundTerm]>;

/** The terms of a stored round under the contract's names. */
export const readTerms = (round: StoredTerms) =>
  Object.fromEntries(ROUND_TERMS.map((term) => [term, round[TERM_COLUMNS[term]]])) as {
    [Term in RoundTerm]: StoredTerms[(typeof TERM_COLUMNS)[Term]];
  };

/** The terms of a round under their columns' names. */
export const toRoundTerms = (input: RoundInput) =>
  ({
    ...Object.fromEntries(ROUND_TERMS.map((term) => [TERM_COLUMNS[term], input[term]])),
    other: input.securityType === 'Other' ? (input.other?.trim() ?? null) : null,
  }) as StoredTerms;
