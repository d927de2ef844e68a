import type { AppContext } from '../../app-context';
import { recordChanges } from '../../database/audit';
import { AppError } from '../../http/app-error';
import type { InvestorSession } from '../../http/session';
import { signMailLink } from '../../mail/mail-links';
import { enqueueMails } from '../../mail/outbox.repository';
import { fullName } from '../accounts/full-name';
import { findOwnConflicts } from '../conflicts/conflicts.repository';
import { findAdministeredGroup } from '../members/members.repository';
import { readLiveConfig } from '../settings/settings.repository';
import { findGroupDeal, findPredictedVenture, findVoters } from './predictions.repository';
import { toPredictedVenture } from './to-predicted-venture';
import { unlistedDeal } from './unlisted-deal';
import { writeVoteReminderMail } from './vote-reminder-mail';
import { markReminded } from './vote-reminders.repository';

/** Reminders of yesterday are not sent any more. */
const WORTH_SENDING_MS = 86_400_000;

/**
 * Asks members of a group who have not voted on one of its deals for their votes, by mail, but not the admin who asks.
 * A conflict of interest is an answer, so nobody with one is asked.
 * @throws AppError NOT_FOUND unless the member is an admin of the group and the deal is in it; FORBIDDEN for an admin
 * with a conflict of interest; ROUND_CLOSED or DEAL_NOT_LISTED when nobody can vote
 */
export async function remindVoters(
  { db, now, config, secrets }: AppContext,
  { memberId, userId, firstName, lastName }: InvestorSession,
  groupId: string,
  ventureId: string,
): Promise<{ remindedCount: number }> {
  const moment = now();
  const live = await readLiveConfig(db, config);
  return db.transaction(async (tx) => {
    const group = await findAdministeredGroup(tx, memberId, groupId);
    const row = await findPredictedVenture(tx, groupId, ventureId);
    const deal = await findGroupDeal(tx, groupId, ventureId, moment);
    if (!row || !deal) throw new AppError('NOT_FOUND');
    if ((await findOwnConflicts(tx, memberId)).has(ventureId)) throw new AppError('FORBIDDEN');
    const { round, companyName } = toPredictedVenture(row, moment);
    if (!deal.isListed) throw unlistedDeal(deal);
    if (!round || round.isRoundClosed) throw new AppError('ROUND_CLOSED');
    const missing = (await findVoters(tx, groupId, round.id))
      .filter(({ choice, member_id }) => choice === null && member_id !== memberId)
      .map(({ member_id }) => member_id);
    const reminded = await markReminded(tx, groupId, missing, moment);
    const adminName = fullName(firstName, lastName);
    const reminder = { ventureId, companyName, groupTitle: group.title, adminName };
    const expiresAt = new Date(moment.getTime() + WORTH_SENDING_MS);
    const mails = reminded.map((member) => {
      const claims = [member.memberId, groupId];
      const token = signMailLink(secrets, 'unsubscribe', { claims, expiresAt: null });
      return { ...writeVoteReminderMail(member, reminder, token, live), expiresAt };
    });
    await enqueueMails(tx, mails);
    const remindedCount = reminded.length;
    if (remindedCount > 0) {
      await recordChanges(tx, [
        {
          action: 'vote-reminders-sent',
          by: userId,
          target: { type: 'deal', id: ventureId },
          groupId,
          after: { membersReminded: remindedCount },
        },
      ]);
    }
    return { remindedCount };
  });
}
