import { ROUND_TERMS, type RoundTerm } from './round-facts.rules';

/** The terms of a round as they are stored or sent; what is absent is null or undefined. */
type RoundTerms = { readonly [K in RoundTerm]?: unknown };

interface StoredRound extends RoundTerms {
  isRoundClosed: boolean;
  isEditable: boolean;
}

interface SentRound extends RoundTerms {
  isRoundClosed?: boolean | undefined;
}

const isSame = (stored: RoundTerms, sent: RoundTerms) =>
  ROUND_TERMS.every((term) => (stored[term] ?? null) === (sent[term] ?? null));

/**
 * Whether an update writes the terms of the current round (section 4). Terms that are not written are not
 * validated either: stored ones may be incomplete or hold values that no form offers (section 3), and nobody
 * can correct them once the round is closed.
 *
 * @param stored null for a venture without a round, whose first one is written
 */
export function writesTerms(stored: StoredRound | null, sent: SentRound): boolean {
  if (stored === null) return true;
  if (!stored.isEditable) return false;
  const staysOpen = !(sent.isRoundClosed ?? stored.isRoundClosed);
  return staysOpen || (!stored.isRoundClosed && !isSame(stored, sent));
}
