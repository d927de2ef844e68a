import type { RoundTerm } from '../ventures/round-facts.rules';

/** The terms that a vote is about: a vote given before one of them changed is stale. */
export const VOTED_TERMS = ['amount', 'valuation', 'securityType'] as const satisfies RoundTerm[];
