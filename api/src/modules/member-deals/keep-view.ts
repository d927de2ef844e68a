import { VIEWS_MAX } from '@syndication/contract/member-deals/member-deals.rules';
import { MEMBER_DEALS_MESSAGES as TEXT } from '@syndication/contract/member-deals/member-deals-messages.rules';
import type { DealView } from '@syndication/contract/member-deals/member-deals.schemas';

import type { AppContext } from '../../app-context';
import { isUniqueViolation } from '../../database/database-error';
import { AppError } from '../../http/app-error';
import type { InvestorSession } from '../../http/session';
import { keepAccount } from '../accounts/users.repository';
import { lockMember } from '../members/members.repository';
import { findViewOwner, findViews, saveView } from './member-deals.repository';

/**
 * Creates or replaces the view with this id.
 * @throws AppError NOT_FOUND for a view of somebody else, CONFLICT for a name that another view has, and for too many
 */
export async function keepView(
  { db }: AppContext,
  { memberId, userId }: Pick<InvestorSession, 'memberId' | 'userId'>,
  view: DealView,
): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      await lockMember(tx, memberId);
      // After the member: deletions and joins hold that one when they lock the account against this.
      await keepAccount(tx, userId);
      const owner = await findViewOwner(tx, view.id);
      if (owner !== undefined && owner !== memberId) throw new AppError('NOT_FOUND');
      const isFull = (await findViews(tx, memberId)).length >= VIEWS_MAX;
      if (owner === undefined && isFull) {
        throw new AppError('CONFLICT', { message: TEXT.tooManyViews });
      }
      await saveView(tx, { ...view, memberId });
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'deal_views_name_key')) throw error;
    throw new AppError('CONFLICT', { message: TEXT.viewNameTaken });
  }
}
