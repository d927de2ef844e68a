import type { OwnVoteEntry } from '@syndication/contract/member-deals/member-deals.schemas';
import { chakra } from '@syndication/shared-ui/styling';

import { formatVoteDay } from '../voting/format-vote-day';
import { CONFLICT_HOLDS } from '../voting/own-answer';
import { predictionsPrintRecipe } from './predictions-print.recipe';

const Sheet = chakra('article', predictionsPrintRecipe);

function VoteRow({ vote, hasBefore }: { vote: OwnVoteEntry; hasBefore: boolean }) {
  return (
    <tr>
      <th scope="row">
        <span className="company">{vote.companyName}</span>
        <span className="quiet">{vote.roundName}</span>
      </th>
      <td>
        {vote.choice === null ? 'Taken back' : <strong>{vote.choice}</strong>}
        {vote.hasConflict && !vote.isOpen && <span className="quiet">{CONFLICT_HOLDS}</span>}
      </td>
      <td>{formatVoteDay(vote.changedAt)}</td>
      {hasBefore && (
        <td>
          {vote.earlier.map(({ choice, votedAt }, index) => (
            <div key={index}>
              {choice} on {formatVoteDay(votedAt)}
            </div>
          ))}
        </td>
      )}
    </tr>
  );
}

export interface OwnVotesPrintProps {
  votes: readonly OwnVoteEntry[];
  /** The head of each page: who may read this, and who has printed it. */
  confidentiality: string;
}

/** A member's own votes on paper, those that can still be changed first; for a `PrintSheet`. */
export function OwnVotesPrint({ votes, confidentiality }: OwnVotesPrintProps) {
  const open = votes.filter(({ isOpen }) => isOpen);
  const ended = votes.filter(({ isOpen }) => !isOpen);
  const hasBefore = votes.some(({ earlier }) => earlier.length > 0);
  return (
    <Sheet>
      <header>
        <h1>My votes</h1>
        <p>
          {open.length} can still be changed, listed first · voting has ended on {ended.length}
        </p>
      </header>
      <table>
        <colgroup>
          <col />
          <col style={{ width: '20%' }} />
          <col style={{ width: '16%' }} />
          {hasBefore && <col style={{ width: '26%' }} />}
        </colgroup>
        <thead>
          <tr>
            <td className="running" colSpan={hasBefore ? 4 : 3}>
              {confidentiality}
            </td>
          </tr>
          <tr>
            <th scope="col">Company</th>
            <th scope="col">My vote</th>
            <th scope="col">On</th>
            {hasBefore && <th scope="col">Before</th>}
          </tr>
        </thead>
        {[open, ended].map((part, index) => (
          <tbody key={index}>
            {part.map((vote) => (
              <VoteRow key={vote.roundId} vote={vote} hasBefore={hasBefore} />
            ))}
          </tbody>
        ))}
      </table>
    </Sheet>
  );
}
