import { daysBetween, readListing } from '@syndication/contract/ventures/listing.rules';
import { DAYS } from '@syndication/contract/ventures/ventures.rules';
import type { Venture, VentureRound } from '@syndication/contract/ventures/ventures.schemas';
import { summarizeForOwner } from '@syndication/contract/votes/votes.rules';

import { formatStoredNumber } from './phone-number';
import { isRoundConcluded, nextReminder } from './venture-dates';
import type { RoundRow, VentureRow, Viewer } from './venture-rows';

export const toIso = (ms: number) => new Date(ms).toISOString();

type RoundState = Pick<RoundRow, 'number' | 'is_closed' | 'is_editable' | 'created_ms'>;

/** What a round is called, and whether it is closed at this moment. */
export function toRoundState(row: RoundState, now: Date) {
  const isEditable = row.is_editable && !isRoundConcluded(new Date(row.created_ms), now);
  return {
    name: `Round ${row.number}`,
    isRoundClosed: row.is_closed || !isEditable,
    isEditable,
  };
}

function toRound(row: RoundRow, now: Date): VentureRound {
  return {
    id: row.id,
    ...toRoundState(row, now),
    amount: row.amount,
    valuation: row.valuation,
    committed: row.committed,
    securityType: row.security_type,
    other: row.other,
    isPresenter: row.is_presenter,
    createdAt: toIso(row.created_ms),
    updatedAt: toIso(row.updated_ms),
  };
}

/** A row as the contract's venture, at this moment and for this viewer. */
export function toVenture(row: VentureRow, viewer: Viewer, now: Date): Venture {
  const [currentVentureRound = null, ...ventureRounds] = (row.rounds ?? []).map((round) =>
    toRound(round, now),
  );
  const confirmedAt = new Date(row.confirmed_ms);
  const editedAt = new Date(row.edited_ms);
  const isOwner = 'ownerId' in viewer;
  const isReminded =
    isOwner && !row.is_unsubscribed && currentVentureRound?.isRoundClosed === false;
  const listing = readListing({ confirmedAt, editedAt }, now);
  const daysSinceUpdate = daysBetween(confirmedAt, now);
  return {
    id: row.id,
    ventureId: row.id,
    createdBy: row.owner_id,
    version: row.version,
    companyName: row.company_name,
    companyWebsite: row.company_website,
    description: row.description,
    country: row.country,
    state: row.state,
    emailAddress: row.email_address,
    ceoName: row.ceo_name,
    mobileNumber: row.mobile_number,
    mobileNumberFormatted: row.mobile_number && formatStoredNumber(row.mobile_number),
    dealLeadGroup: row.deal_lead_group,
    dealLeadName: row.lead_name,
    dealLeadEmail: row.lead_email,
    dealRoomLink: row.deal_room_link,
    slideDeckLink: row.slide_deck_link,
    pitchVideoLink: row.pitch_video_link,
    executiveSummaryLink: row.executive_summary_link,
    gustProfileLink: row.gust_profile_link,
    dealumProfileLink: row.dealum_profile_link,
    qualification: row.qualification,
    nominations: (row.groups ?? []).map((syndicationGroup) => ({ syndicationGroup })),
    isPresenter: currentVentureRound?.isPresenter ?? false,
    isNoUpdate: daysSinceUpdate >= DAYS.updatePrompt ? 0 : 1,
    dealStatus: listing.isListed ? 'active' : 'removed',
    isRound: ventureRounds.length > 0,
    createdAt: toIso(row.created_ms),
    updatedAt: toIso(row.edited_ms),
    confirmedAt: toIso(row.confirmed_ms),
    daysSinceUpdate,
    listedUntil: listing.until.toISOString(),
    nextReminderOn: isReminded
      ? (nextReminder(confirmedAt, editedAt, now)?.toISOString() ?? null)
      : null,
    currentVentureRound,
    ventureRounds,
    ownVote: row.own_vote && {
      choice: row.own_vote.choice,
      votedAt: toIso(row.own_vote.voted_ms),
    },
    predictions: isOwner ? summarizeForOwner(row.choices ?? [], viewer.minVoters) : null,
  };
}
