import type { OwnVoteEntry } from '@syndication/contract/member-deals/member-deals.schemas';
import { isConflict } from '@syndication/contract/votes/conflicts.rules';
import { readListing } from '@syndication/contract/ventures/listing.rules';

import type { AppContext } from '../../app-context';
import type { InvestorSession } from '../../http/session';
import { findOwnConflicts } from '../conflicts/conflicts.repository';
import { isVisible } from '../ventures/list-ventures';
import { toIso, toRoundState } from '../ventures/to-venture';
import { findOwnVotes, type OwnVoteRow } from './own-votes.repository';

function toEntry(row: OwnVoteRow, conflictSince: string | undefined, now: Date): OwnVoteEntry {
  const { name, isRoundClosed } = toRoundState(row, now);
  const dates = { confirmedAt: new Date(row.confirmedMs), editedAt: new Date(row.editedMs) };
  const isOpen = row.isCurrent && !isRoundClosed && readListing(dates, now).isListed;
  return {
    ventureId: row.ventureId,
    companyName: row.companyName,
    roundId: row.roundId,
    roundName: name,
    choice: row.choice,
    changedAt: toIso(row.changedMs),
    isOpen,
    isStale: isOpen && row.isStale,
    hasConflict:
      row.choice !== null &&
      isConflict(row.choice) &&
      conflictSince !== undefined &&
      row.changedMs >= Date.parse(conflictSince),
    earlier: (row.earlier ?? []).map(({ choice, votedMs }) => ({
      choice,
      votedAt: toIso(votedMs),
    })),
  };
}

/** The votes of a member, on rounds of any age and on deals that left the list too. */
export async function listOwnVotes(
  { db, now }: AppContext,
  session: InvestorSession,
): Promise<OwnVoteEntry[]> {
  const rows = await findOwnVotes(db, session.memberId, isVisible(session));
  const conflicts = await findOwnConflicts(db, session.memberId);
  return rows.map((row) => toEntry(row, conflicts.get(row.ventureId), now()));
}
