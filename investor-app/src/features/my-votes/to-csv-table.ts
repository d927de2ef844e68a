import type { OwnVoteEntry } from '@syndication/contract/member-deals/member-deals.schemas';
import { toCsvFileName, type CsvTable } from '@syndication/shared-ui/csv';

import { choiceText } from './vote-text';

const dayOf = (dateTime: string) => dateTime.slice(0, 10);

/** The votes as they are shown; days are ISO days in UTC. */
export function toOwnVotesCsv(votes: readonly OwnVoteEntry[], now = new Date()): CsvTable {
  return {
    fileName: toCsvFileName('My votes', now),
    header: ['Company', 'Round', 'My vote', 'On', 'Voting', 'Terms', 'Before', 'Conflict holds'],
    rows: votes.map((vote) => [
      vote.companyName,
      vote.roundName,
      choiceText(vote),
      dayOf(vote.changedAt),
      vote.isOpen ? 'Open' : 'Ended',
      vote.isOpen && vote.choice ? (vote.isStale ? 'Earlier' : 'Current') : null,
      vote.earlier.map(({ choice, votedAt }) => `${choice} on ${dayOf(votedAt)}`).join('; ') ||
        null,
      vote.hasConflict ? 'Yes' : null,
    ]),
  };
}
