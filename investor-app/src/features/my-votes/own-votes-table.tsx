import { Link } from '@syndication/contract/host/router';
import type { OwnVoteEntry } from '@syndication/contract/member-deals/member-deals.schemas';
import { Heading, Panel } from '@syndication/shared-ui/core';
import { chakra } from '@syndication/shared-ui/styling';
import { useId } from 'react';

import { ownVotesTableRecipe } from './own-votes-table.recipe';
import { formatVoteDay } from '../../components/voting/format-vote-day';
import { CONFLICT_HOLDS } from '../../components/voting/own-answer';
import { choiceText, earlierTexts } from './vote-text';

const Table = chakra('table', ownVotesTableRecipe);

function choiceKind({ choice }: OwnVoteEntry): 'withdrawn' | 'conflict' | undefined {
  if (choice === null) return 'withdrawn';
  return choice === 'Conflict of interest' ? 'conflict' : undefined;
}

/** Every cell states its role: browsers may drop it if a row is displayed as a card. */
function OwnVoteRow({ vote, hasBefore }: { vote: OwnVoteEntry; hasBefore: boolean }) {
  const earlier = earlierTexts(vote);
  return (
    <tr role="row">
      <th scope="row" role="rowheader" className="company">
        <Link to={`/ventures/${vote.ventureId}`}>{vote.companyName}</Link>
        <span className="round">{vote.roundName}</span>
      </th>
      <td role="cell" className="choice" data-kind={choiceKind(vote)}>
        {choiceText(vote)}
        {vote.hasConflict && !vote.isOpen && <span className="holds">{CONFLICT_HOLDS}</span>}
        {vote.isStale && (
          <Link className="stale" to={`/ventures/${vote.ventureId}`}>
            Terms changed: keep or change it
          </Link>
        )}
      </td>
      <td role="cell" className="day">
        <span className="when">{vote.choice === null ? 'Taken back on ' : 'Voted on '}</span>
        <time dateTime={vote.changedAt}>{formatVoteDay(vote.changedAt)}</time>
      </td>
      {hasBefore && (
        <td role="cell" className="earlier">
          {earlier.length > 0 && (
            <ul aria-label={`Before, on ${vote.companyName}`}>
              {earlier.map((text, index) => (
                <li key={index}>
                  <span className="when">Before: </span>
                  {text}
                </li>
              ))}
            </ul>
          )}
        </td>
      )}
    </tr>
  );
}

export interface OwnVotesTableProps {
  title: string;
  votes: readonly OwnVoteEntry[];
  /** Whether there is a column of what was chosen before: the same for all tables of a page, so that they align. */
  hasBefore: boolean;
}

/** Votes of one kind under their title. Cards on a phone. */
export function OwnVotesTable({ title, votes, hasBefore }: OwnVotesTableProps) {
  const titleId = useId();
  return (
    <Panel kind="sheet" aria-labelledby={titleId}>
      <Heading id={titleId} size="md" mb="3">
        {title} ({votes.length})
      </Heading>
      <Table role="table" aria-labelledby={titleId}>
        <thead role="rowgroup">
          <tr role="row">
            {['Company', 'Your vote', 'On', ...(hasBefore ? ['Before'] : [])].map((name) => (
              <th key={name} scope="col" role="columnheader">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {votes.map((vote) => (
            <OwnVoteRow key={vote.roundId} vote={vote} hasBefore={hasBefore} />
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}
