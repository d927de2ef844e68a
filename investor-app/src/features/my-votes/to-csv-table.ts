import type { OwnVoteEntry } from '@syndication/contract/member-deals/member-deals.schemas';
import { toCsvDay, toCsvFileName, type CsvTable } from '@syndication/shared-ui/csv';

import { choiceText } from './vote-text';

/** The votes as they are shown. */
export function toOwnVotesCsv(votes: readonly OwnVoteEntry[], now = new Date()): CsvTable {
  return {
    fileName: toCsvFileName('My votes', now),
    header: ['Company', 'Round', 'My vote', 'On', 'Voting', 'Terms', 'Before', 'Conflict holds'],
    rows: votes.map((vote) => [
      vote.companyName,
      vote.roundName,
      choiceText(vote),
      toCsvDay(vote.changedAt),
      vote.isOpen ? 'Open' : 'Ended',
      vote.isOpen && vote.choice ? (vote.isStale ? 'Earlier' : 'Current') : null,
      vote.earlier.map(({ choice, votedAt }) => `${choice} on ${toCsvDay(votedAt)}`).join('; ') ||
        null,
      vote.hasConflict ? 'Yes' : null,
    ]),
  };
}
