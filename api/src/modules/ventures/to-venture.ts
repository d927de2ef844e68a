import { FACT_NAMES } from '@syndication/contract/ventures/fact-lists.rules';
import { daysBetween, readListing } from '@syndication/contract/ventures/listing.rules';
import { DAYS } from '@syndication/contract/ventures/ventures.rules';
import type { Venture, VentureRound } from '@syndication/contract/ventures/ventures.schemas';
import {
  DEFAULT_MIN_BALLOTS,
  type OwnerPredictions,
} from '@syndication/contract/votes/snapshots.rules';
import type { OwnVote } from '@syndication/contract/votes/votes.schemas';

import type { DealChange } from '@syndication/contract/ventures/deal-news.rules';

import { pick } from '../../pick';
import { formatStoredNumber } from './phone-number';
import { isRoundConcluded, nextReminder } from './venture-dates';
import { FACT_OF_COLUMN, type ChangeRow } from './member-columns.repository';
import { readTerms } from './venture-facts';
import type { OwnVoteRow, RoundRow, VentureRow, Viewer } from './venture-rows.repository';

export const toIso = (ms: number) => new Date(ms).toISOString();

type RoundState = Pick<RoundRow, 'number' | 'isClosed' | 'isEditable' | 'createdMs'>;

/** What a round is called, and whether it is closed at this moment. */
export function toRoundState(row: RoundState, now: Date) {
  const isEditable = row.isEditable && !isRoundConcluded(new Date(row.createdMs), now);
  return {
    name: `Round ${row.number}`,
    isRoundClosed: row.isClosed || !isEditable,
    isEditable,
  };
}

/** Whether it was closed for good while its days lasted: its last change is the one that closed it. */
const isClosedEarly = ({ isEditable, createdMs, updatedMs }: RoundRow): boolean =>
  !isEditable && !isRoundConcluded(new Date(createdMs), new Date(updatedMs));

function toRound(row: RoundRow, now: Date): VentureRound {
  return {
    id: row.id,
    ...toRoundState(row, now),
    ...(isClosedEarly(row) && { isClosedEarly: true }),
    ...readTerms(row),
    isPresenter: row.isPresenter,
    createdAt: toIso(row.createdMs),
    updatedAt: toIso(row.updatedMs),
  };
}

/** Nothing for a column that is no longer a fact of the contract. */
export function toChange({ fact, before, after, changedMs }: ChangeRow): DealChange[] {
  const known = FACT_OF_COLUMN.get(fact);
  return known ? [{ fact: known, before, after, changedAt: toIso(changedMs) }] : [];
}

function toOwnerPredictions({ snapshot, minBallots }: VentureRow): OwnerPredictions {
  return {
    average: snapshot?.average ?? null,
    voterCount: snapshot?.voterCount ?? 0,
    minBallots: minBallots ?? DEFAULT_MIN_BALLOTS,
    asOf: snapshot && toIso(snapshot.takenMs),
  };
}

export const toOwnVote = ({ choice, votedMs, termsMs, staleTerms }: OwnVoteRow): OwnVote => ({
  choice,
  votedAt: toIso(votedMs),
  ...(staleTerms && { staleTerms: staleTerms.flatMap(toChange), termsAsOf: toIso(termsMs) }),
});

/** A row as the contract's venture, at this moment and for this viewer. */
export function toVenture(row: VentureRow, viewer: Viewer, now: Date): Venture {
  const [currentVentureRound = null, ...ventureRounds] = (row.rounds ?? []).map((round) =>
    toRound(round, now),
  );
  const confirmedAt = new Date(row.confirmedMs);
  const editedAt = new Date(row.editedMs);
  const isOwner = 'ownerId' in viewer;
  const groups = row.groups ?? [];
  /** Whether investors see it while its days on the list last. */
  const isShown = row.hiddenReason === null && groups.length > 0;
  const isReminded = isOwner && isShown && !row.isUnsubscribed;
  const openRound = currentVentureRound?.isRoundClosed === false ? currentVentureRound : null;
  const reminder =
    isReminded && openRound
      ? nextReminder({ confirmedAt, editedAt, roundCreatedAt: new Date(openRound.createdAt) }, now)
      : null;
  const listing = readListing({ confirmedAt, editedAt }, now);
  const daysSinceUpdate = daysBetween(confirmedAt, now);
  return {
    id: row.id,
    ventureId: row.id,
    createdBy: row.ownerId,
    version: row.version,
    ...pick(row, FACT_NAMES),
    mobileNumberFormatted: row.mobileNumber && formatStoredNumber(row.mobileNumber),
    nominations: groups.map((syndicationGroup) => ({ syndicationGroup })),
    isPresenter: currentVentureRound?.isPresenter ?? false,
    isNoUpdate: daysSinceUpdate >= DAYS.updatePrompt ? 0 : 1,
    dealStatus: listing.isListed && isShown ? 'active' : 'removed',
    isRound: ventureRounds.length > 0,
    createdAt: toIso(row.createdMs),
    updatedAt: toIso(row.editedMs),
    confirmedAt: toIso(row.confirmedMs),
    daysSinceUpdate,
    listedUntil: listing.until.toISOString(),
    nextReminderOn: reminder?.toISOString() ?? null,
    hiddenReason: isOwner ? row.hiddenReason : null,
    currentVentureRound,
    ventureRounds,
    ownVote: row.ownVote && toOwnVote(row.ownVote),
    conflict: row.conflict && {
      since: toIso(row.conflict.sinceMs),
      reason: row.conflict.reason,
    },
    isFollowed: row.isFollowed,
    note: row.note && { text: row.note.text, savedAt: toIso(row.note.savedMs) },
    news:
      row.newsSinceMs === null
        ? null
        : { since: toIso(row.newsSinceMs), isNew: row.isNew === true },
    changes: (row.changes ?? []).flatMap(toChange),
    predictions: isOwner ? toOwnerPredictions(row) : null,
  };
}
