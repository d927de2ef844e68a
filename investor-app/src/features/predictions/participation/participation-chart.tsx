import { chakra } from '@syndication/shared-ui/styling';
import { useMemo } from 'react';

import { Text } from '@syndication/shared-ui/core';
import { participationChartRecipe } from './participation-chart.recipe';
import { ParticipationTable } from './participation-table';
import { participationSteps, type Participation } from './participation-steps';

const Frame = chakra('div', participationChartRecipe);

export type ParticipationChartProps = Participation;

/** How many members had voted by when: a step line, the share in words, and the days as a table. */
export function ParticipationChart({ votedAt, memberCount, from, until }: ParticipationChartProps) {
  const steps = useMemo(
    () => participationSteps({ votedAt, memberCount, from, until }),
    [votedAt, memberCount, from, until],
  );
  const percent = memberCount === 0 ? 0 : Math.round((votedAt.length / memberCount) * 100);
  return (
    <Frame>
      <Text>
        {votedAt.length} of {memberCount} {memberCount === 1 ? 'member has' : 'members have'} voted
        {memberCount > 0 && ` (${percent}%)`}.
      </Text>
      {votedAt.length > 0 && (
        <>
          <div className="plot" aria-hidden>
            {steps.voters.map(({ at, label }) => (
              <div key={label}>
                {at > 0 && <div className="grid" style={{ bottom: `${at}%` }} />}
                <span className="tick voters" style={{ bottom: `${at}%` }}>
                  {label}
                </span>
              </div>
            ))}
            <svg viewBox="0 0 100 100" preserveAspectRatio="none">
              <path className="area" d={`${steps.path}L100,100L0,100Z`} />
              <path className="steps" d={steps.path} vectorEffect="non-scaling-stroke" />
            </svg>
            {steps.days.map(({ at, label }) => (
              <span key={at} className="tick day" style={{ insetInlineStart: `${at}%` }}>
                {label}
              </span>
            ))}
          </div>
          <details>
            <summary>As a table</summary>
            <ParticipationTable byDay={steps.byDay} />
          </details>
        </>
      )}
    </Frame>
  );
}
