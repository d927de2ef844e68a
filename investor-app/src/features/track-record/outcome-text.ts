import type { RoundOutcome } from '@syndication/contract/outcomes/outcomes.schemas';

/** `Filled`, `Not filled (provisional)`, or why nothing can be said. */
export function outcomeText({ state, isFilled }: Pick<RoundOutcome, 'state' | 'isFilled'>): string {
  if (state === 'missing') return 'Not stated';
  if (isFilled === null) return 'No amount was asked for';
  const text = isFilled ? 'Filled' : 'Not filled';
  return state === 'provisional' ? `${text} (provisional)` : text;
}
