import { percentOf } from '@syndication/contract/predictions/predictions.rules';
import { VOTE_CHOICES } from '@syndication/contract/votes/votes.rules';
import {
  summarizeCounts,
  VOTE_WEIGHTS,
  ZERO_VOTES_NOTE,
  type ChoiceCounts,
} from '@syndication/contract/votes/vote-summary.rules';
import { Box, Text, VisuallyHidden } from '@syndication/shared-ui/core';
import { PredictionFigure } from '@syndication/shared-ui/predictions';
import { chakra } from '@syndication/shared-ui/styling';

import { predictionDistributionRecipe } from './prediction-distribution.recipe';

const Table = chakra('table', predictionDistributionRecipe);

const COUNTED = VOTE_CHOICES.filter((choice) => VOTE_WEIGHTS[choice] !== null);
const NOT_COUNTED = VOTE_CHOICES.filter((choice) => VOTE_WEIGHTS[choice] === null);

interface DistributionRowProps {
  label: string;
  votes: number;
  /** The number of votes that fills the whole width. */
  mostVotes: number;
  /** All that count; without them no share is shown. */
  voterCount?: number;
}

function DistributionRow({ label, votes, mostVotes, voterCount }: DistributionRowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td className="drawn">
        <span
          className="bar"
          style={{ width: `${(votes / Math.max(1, mostVotes)) * 100}%` }}
          aria-hidden
        />
      </td>
      <td className="number">{votes}</td>
      <td className="number share">
        {voterCount !== undefined && `${percentOf(votes, voterCount)}%`}
      </td>
    </tr>
  );
}

export interface PredictionDistributionProps {
  /** Votes for each choice; average and number of voters follow from them. */
  counts: ChoiceCounts;
}

/** Average, voters and how the votes spread: a table whose rows are drawn as well as written. */
export function PredictionDistribution({ counts }: PredictionDistributionProps) {
  const { average, voterCount } = summarizeCounts(counts);
  const apart = NOT_COUNTED.reduce((sum, choice) => sum + counts[choice], 0);
  const mostVotes = Math.max(...Object.values(counts));
  return (
    <div>
      <PredictionFigure average={average} voterCount={voterCount} />
      <Box mt="4">
        <Table>
          <caption>
            <VisuallyHidden>Votes for each choice</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col" colSpan={2}>
                Will the round fill?
              </th>
              <th scope="col" className="number">
                Votes
              </th>
              <th scope="col" className="number">
                Share
              </th>
            </tr>
          </thead>
          <tbody>
            {COUNTED.map((choice) => (
              <DistributionRow
                key={choice}
                label={choice}
                votes={counts[choice]}
                mostVotes={mostVotes}
                {...(voterCount > 0 && { voterCount })}
              />
            ))}
          </tbody>
          <tbody className="apart">
            {NOT_COUNTED.map((choice) => (
              <DistributionRow
                key={choice}
                label={choice}
                votes={counts[choice]}
                mostVotes={mostVotes}
              />
            ))}
          </tbody>
        </Table>
      </Box>
      {average !== null && apart > 0 && (
        <Text tone="muted" size="sm" mt="2">
          {ZERO_VOTES_NOTE}
        </Text>
      )}
    </div>
  );
}
