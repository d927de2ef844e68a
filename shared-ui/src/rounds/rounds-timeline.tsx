import type { VentureRound } from '@syndication/contract/ventures/ventures.schemas';

import { Text } from '@syndication/shared-ui/core';
import { chakra, useSlotRecipe } from '../styling';
import { inOrder } from './round-facts';
import { RoundEntry } from './round-entry';
import { roundsTimelineRecipe } from './rounds-timeline.recipe';

export interface RoundsTimelineProps {
  /** The current round and the earlier ones, in any order. */
  rounds: readonly VentureRound[];
  /** Today; fixed in stories and tests. */
  now?: Date;
}

/** The rounds of a company from the oldest to the newest; amounts are drawn on one scale. */
// oxlint-disable-next-line react/purity -- today is read at each render, on purpose
export function RoundsTimeline({ rounds, now = new Date() }: RoundsTimelineProps) {
  const styles = useSlotRecipe({ recipe: roundsTimelineRecipe })();
  if (rounds.length === 0) {
    return <Text tone="muted">This company has not entered a round yet.</Text>;
  }
  const largestAmount = Math.max(1, ...rounds.map(({ amount }) => amount ?? 0));
  return (
    <>
      {rounds.length > 1 && (
        <chakra.p css={styles.caption}>
          Bar length: amount. Filled: how much of it is committed.
        </chakra.p>
      )}
      {/* VoiceOver ignores a list without bullets unless it has the role. */}
      <chakra.ol css={styles.list} role="list" aria-label="Rounds, oldest first">
        {inOrder(rounds).map((round, index, ordered) => (
          <RoundEntry
            key={round.id}
            round={round}
            next={ordered[index + 1]}
            now={now}
            largestAmount={largestAmount}
          />
        ))}
      </chakra.ol>
    </>
  );
}
