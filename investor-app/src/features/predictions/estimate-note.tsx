import { Link as RouterLink } from '@syndication/contract/host/router';
import { RECORD_MIN_ROUNDS } from '@syndication/contract/outcomes/outcomes.rules';
import { TRACK_RECORD_PATH } from '@syndication/contract/outcomes/outcomes-path.rules';
import type { EstimateRecord } from '@syndication/contract/predictions/predictions.schemas';
import { Link, Text } from '@syndication/shared-ui/core';

/** Whether a group has enough resolved rounds for adjusted estimates. */
export const hasEstimates = ({ rounds }: EstimateRecord): boolean => rounds >= RECORD_MIN_ROUNDS;

function roundsNeeded({ rounds }: EstimateRecord): string {
  const missing = RECORD_MIN_ROUNDS - rounds;
  return `${missing} more resolved ${missing === 1 ? 'round' : 'rounds'} needed.`;
}

/** What the adjusted estimates are worth, and where that comes from. */
export function EstimateNote({ record }: { record: EstimateRecord }) {
  const { scores } = record;
  return (
    <Text tone="muted" size="sm">
      Adjusted estimates:{' '}
      {hasEstimates(record)
        ? 'votes on the current terms, recalibrated using this group’s own record. In parentheses: the range that holds in 8 of 10 cases or, with fewer than 10 votes, the lowest and highest vote. '
        : `${roundsNeeded(record)} `}
      {scores &&
        `Brier scores on ${scores.rounds} past rounds, lower is better: plain average ${scores.plain.toFixed(3)}, adjusted ${scores.adjusted.toFixed(3)}. `}
      <Link asChild>
        <RouterLink to={TRACK_RECORD_PATH}>Track record</RouterLink>
      </Link>
    </Text>
  );
}
