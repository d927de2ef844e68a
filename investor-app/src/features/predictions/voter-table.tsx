import { chakra } from '@syndication/shared-ui/styling';
import { VisuallyHidden } from '@syndication/shared-ui/core';
import type { Prediction } from '@syndication/contract/predictions/predictions.schemas';
import { VOTE_CHOICES } from '@syndication/contract/votes/votes.rules';

import { formatVoteDay } from '../../components/voting/format-vote-day';
import { voterTableRecipe } from './voter-table.recipe';

const Table = chakra('table', voterTableRecipe);

export interface VoterTableProps {
  votes: readonly Prediction[];
  /** Names the table for screen readers. */
  caption: string;
}

/** Who voted what and when, from the most confident down; conflicts last. */
export function VoterTable({ votes, caption }: VoterTableProps) {
  const sorted = VOTE_CHOICES.flatMap((choice) => votes.filter((vote) => vote.choice === choice));
  return (
    <Table>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Member</th>
          <th scope="col">Vote</th>
          <th scope="col">Date</th>
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ memberId, name, isFormerMember, isStale, choice, votedAt }) => (
          <tr key={memberId}>
            <th scope="row">
              {name}
              {isFormerMember && <span className="quiet"> Former member</span>}
            </th>
            <td>
              {choice}
              {isStale && <span className="quiet"> On earlier terms</span>}
            </td>
            <td>
              <time dateTime={votedAt}>{formatVoteDay(votedAt)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
