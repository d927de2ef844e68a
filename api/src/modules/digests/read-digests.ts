import {
  changesSince,
  daysUntilClosing,
  hasNewRoundSince,
  isChangedDeal,
  isClosingSoon,
  isNewDeal,
  type DealChange,
} from '@syndication/contract/ventures/deal-news.rules';
import { listedUntil } from '@syndication/contract/ventures/listing.rules';

import { toChange, toIso, toRoundState } from '../ventures/to-venture';
import { readTerms } from '../ventures/venture-facts';
import type { DealRow } from './deal-news.repository';
import type { MembershipRow } from './digests.repository';

/** In the order of the mail. */
export const NEWS_KINDS = ['new', 'changed', 'closing'] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

/** What a member is told of a deal. */
export interface ToldDeal {
  id: string;
  companyName: string;
  description: string | null;
  kind: NewsKind;
  isFollowed: boolean;
  terms: ReturnType<typeof readTerms>;
  /** Name of a round that was opened. */
  newRound: string | null;
  changes: DealChange[];
  /** Whole days until voting ends, where that is soon and was not yet when the member last heard of the deal. */
  closesInDays: number | null;
}

/** What one mail tells. */
export interface Digest {
  groupId: string;
  groupTitle: string;
  rhythm: MembershipRow['rhythm'];
  deals: ToldDeal[];
}

/** A row as the rules of news take it. */
export function toDigestDeal(row: DealRow, now: Date) {
  const { name, isRoundClosed } = toRoundState(row.round, now);
  return {
    row,
    roundName: name,
    arrivedMs: new Map(row.arrivals.map(({ groupId, arrivedMs }) => [groupId, arrivedMs])),
    changes: (row.changes ?? []).flatMap(toChange),
    ventureRounds: Array.from({ length: row.roundCount - 1 }),
    currentVentureRound: { createdAt: toIso(row.round.createdMs), isRoundClosed },
    listedUntil: listedUntil(new Date(row.confirmedMs), new Date(row.editedMs)).toISOString(),
  };
}
type DigestDeal = ReturnType<typeof toDigestDeal>;

interface Reading {
  /** Until when the reader is up to date on the deal. */
  sinceMs: number;
  groupId: string;
  isFollowed: boolean;
  /** A member with a conflict of interest does not vote: when voting ends is no news. */
  hasConflict: boolean;
  now: Date;
}

/** What is new for the reader; empty without news. */
function tell(
  deal: DigestDeal,
  { sinceMs, groupId, isFollowed, hasConflict, now }: Reading,
): ToldDeal[] {
  const since = toIso(sinceMs);
  const arrivedMs = Math.max(deal.row.createdMs, deal.arrivedMs.get(groupId) ?? 0);
  const read = { ...deal, news: { since, isNew: arrivedMs > sinceMs } };
  const isClosing =
    !hasConflict && isClosingSoon(read, now) && !isClosingSoon(read, new Date(sinceMs));
  const isChanged = isChangedDeal(read);
  if (!isNewDeal(read) && !isChanged && !isClosing) return [];
  const { id, companyName, description, round } = deal.row;
  return [
    {
      ...{ id, companyName, description, isFollowed },
      kind: isNewDeal(read) ? 'new' : isChanged ? 'changed' : 'closing',
      terms: readTerms(round),
      newRound: isChanged && hasNewRoundSince(read, since) ? deal.roundName : null,
      changes: isChanged ? changesSince(deal.changes, since) : [],
      closesInDays: isClosing ? daysUntilClosing(read, now) : null,
    },
  ];
}

/** Until when a member is up to date on a group's deals, by the group's visits and mails. */
export const knownUntilMs = ({ rhythm, joinedMs, seenMs, digestedMs }: MembershipRow): number =>
  Math.max(joinedMs, seenMs ?? 0, rhythm === 'off' ? 0 : digestedMs);

/**
 * The same for one deal, which other groups of the member may share: a visit there counts, and so do its digests
 * unless they began after what this group knows. A group that did not have the deal by then does not count.
 */
function dealKnownUntilMs(
  sharing: readonly MembershipRow[],
  own: MembershipRow,
  { arrivedMs }: Pick<DigestDeal, 'arrivedMs'>,
): number {
  const ownMs = knownUntilMs(own);
  const elsewhere = sharing.flatMap((other) => {
    const untilMs = other.joinedMs <= ownMs ? knownUntilMs(other) : (other.seenMs ?? 0);
    return (arrivedMs.get(other.groupId) ?? 0) <= untilMs ? [untilMs] : [];
  });
  return Math.max(ownMs, ...elsewhere);
}

const rankOf = ({ kind, isFollowed }: ToldDeal) =>
  2 * NEWS_KINDS.indexOf(kind) + (isFollowed ? 0 : 1);

/**
 * News for a member from the groups for which a digest is due; a digest without deals has no news.
 * @param memberships all of the member's
 * @param follows who follows what, as `<member> <deal>`
 * @param conflicts who has a conflict of interest with what, likewise
 */
export function readDigests(
  memberships: readonly MembershipRow[],
  deals: readonly DigestDeal[],
  follows: ReadonlySet<string>,
  conflicts: ReadonlySet<string>,
  now: Date,
): Digest[] {
  let told = memberships;
  // The group whose news go back furthest comes first; the others leave out what it reported.
  const due = memberships
    .filter(({ isDue }) => isDue)
    .sort((a, b) => knownUntilMs(a) - knownUntilMs(b));
  return due.map((own) => {
    const { memberId, groupId, groupTitle, rhythm } = own;
    const toldDeals = deals
      .filter(({ arrivedMs }) => arrivedMs.has(groupId))
      .flatMap((deal) => {
        const sharing = told.filter((other) => other !== own && deal.arrivedMs.has(other.groupId));
        const sinceMs = dealKnownUntilMs(sharing, own, deal);
        const pair = `${memberId} ${deal.row.id}`;
        const reading = { isFollowed: follows.has(pair), hasConflict: conflicts.has(pair) };
        return tell(deal, { sinceMs, groupId, ...reading, now });
      })
      .sort((a, b) => rankOf(a) - rankOf(b));
    told = told.map((other) => (other === own ? { ...own, digestedMs: now.getTime() } : other));
    return { groupId, groupTitle, rhythm, deals: toldDeals };
  });
}
