import { percentOf } from '@syndication/contract/predictions/predictions.rules';
import { chakra, useSlotRecipe } from '@syndication/shared-ui/styling';
import { useMemo } from 'react';

import { Text } from '@syndication/shared-ui/core';
import { participationChartRecipe } from './participation-chart.recipe';
import { ParticipationTable } from './participation-table';
import { participationSteps, type Participation } from './participation-steps';

export type ParticipationChartProps = Participation;

/** How many members had voted by when: a step line, the share in words, and the days as a table. */
export function ParticipationChart({ votedAt, memberCount, from, until }: ParticipationChartProps) {
  const styles = useSlotRecipe({ recipe: participationChartRecipe })();
  const steps = useMemo(
    () => participationSteps({ votedAt, memberCount, from, until }),
    [votedAt, memberCount, from, until],
  );
  const percent = percentOf(votedAt.length, memberCount);
  return (
    <chakra.div css={styles.root}>
      <Text>
        {votedAt.length} of {memberCount} {memberCount === 1 ? 'member has' : 'members have'} voted
        {memberCount > 0 && ` (${percent}%)`}.
      </Text>
      {votedAt.length > 0 && (
        <>
          <chakra.div css={styles.plot} aria-hidden>
            {steps.voters.map(({ at, label }) => (
              <div key={label}>
                {at > 0 && <chakra.div css={styles.gridLine} style={{ bottom: `${at}%` }} />}
                <chakra.span css={styles.voters} style={{ bottom: `${at}%` }}>
                  {label}
                </chakra.span>
              </div>
            ))}
            <svg viewBox="0 0 100 100" preserveAspectRatio="none">
              <chakra.path css={styles.area} d={`${steps.path}L100,100L0,100Z`} />
              <chakra.path css={styles.steps} d={steps.path} />
            </svg>
            {steps.days.map(({ at, label }) => (
              <chakra.span key={at} css={styles.day} style={{ insetInlineStart: `${at}%` }}>
                {label}
              </chakra.span>
            ))}
          </chakra.div>
          <details>
            <summary>As a table</summary>
            <ParticipationTable byDay={steps.byDay} />
          </details>
        </>
      )}
    </chakra.div>
  );
}
