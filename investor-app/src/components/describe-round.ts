import type { DealPredictions } from '@syndication/contract/predictions/predictions.schemas';

/** What the round is, and who else sees the deal. */
export function describeRound({
  round,
  otherGroups,
}: Pick<DealPredictions, 'round' | 'otherGroups'>): string {
  return [
    round?.name ?? 'No round yet',
    round?.isRoundClosed && 'Round Closed',
    otherGroups.length > 0 && `also in ${otherGroups.join(', ')}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
