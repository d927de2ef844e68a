import { LEVEL_MIN_VOTES } from '@syndication/contract/outcomes/outcomes.rules';
import type { GroupRecord } from '@syndication/contract/outcomes/outcomes.schemas';
import { Text, VisuallyHidden } from '@syndication/shared-ui/core';
import { chakra } from '@syndication/shared-ui/styling';

import { calibrationTableRecipe } from './calibration-table.recipe';

const Table = chakra('table', calibrationTableRecipe);

export type Level = NonNullable<GroupRecord['scores']>['levels'][number];

const partOf = (count: number, all: number) => `${(count / all) * 100}%`;

function LevelRow({ level: { level, votes, filled, low, high } }: { level: Level }) {
  return (
    <tr data-few={votes < LEVEL_MIN_VOTES || undefined}>
      <th scope="row">{level}%</th>
      <td className="drawn">
        {votes > 0 && (
          <span className="line" aria-hidden>
            <span
              className="band"
              style={{ insetInlineStart: partOf(low, votes), width: partOf(high - low, votes) }}
            />
            <span className="share" style={{ left: partOf(filled, votes) }} />
          </span>
        )}
      </td>
      <td className="number">{votes === 0 ? 'No votes' : `${filled} of ${votes}`}</td>
      <td className="number expected">{votes > 0 && (low === high ? low : `${low} to ${high}`)}</td>
    </tr>
  );
}

/** `Of 12 votes of 75%, 7 were on rounds that filled.`, about the level that was given most often. */
function inWords(levels: readonly Level[]): string {
  const most = levels.reduce((best, level) => (level.votes > best.votes ? level : best));
  const { votes, level, filled } = most;
  if (votes === 0) return 'These rounds ended without votes.';
  return `Of ${votes} ${votes === 1 ? 'vote' : 'votes'} of ${level}%, ${filled} ${filled === 1 ? 'was' : 'were'} on ${filled === 1 ? 'a round' : 'rounds'} that filled.`;
}

/** How often what was given each percent came true: a table whose rows are drawn as well as written. */
export function CalibrationTable({ levels }: { levels: readonly Level[] }) {
  return (
    <div>
      <Text mb="3">{inWords(levels)}</Text>
      <Table>
        <caption>
          <VisuallyHidden>How often votes of each percentage came true</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              Votes of
            </th>
            <th scope="col" className="number">
              Filled
            </th>
            <th scope="col" className="number">
              Expected
            </th>
          </tr>
        </thead>
        <tbody>
          {levels.map((level) => (
            <LevelRow key={level.level} level={level} />
          ))}
        </tbody>
      </Table>
      <Text tone="muted" size="sm" mt="3">
        Expected: where the number falls in 9 of 10 cases if the percentage is right. With fewer
        than {LEVEL_MIN_VOTES} votes, a row says little and is gray.
      </Text>
    </div>
  );
}
