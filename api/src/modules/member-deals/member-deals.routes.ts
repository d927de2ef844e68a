import * as endpoints from '@syndication/contract/member-deals/member-deals.endpoints';
import { VISIT_GAP_MINUTES } from '@syndication/contract/member-deals/member-deals.rules';

import type { RegisterModule } from '../../app-context';
import { registerEndpoint } from '../../http/register-endpoint';
import type { InvestorSession } from '../../http/session';
import { keepAccount } from '../accounts/users.repository';
import { findMemberGroup } from '../members/members.repository';
import { findVentureToRead, unseenDeal } from '../ventures/list-ventures';
import { findVisibleGroupId } from '../ventures/member-columns.repository';
import { keepNote } from './keep-note';
import { keepView } from './keep-view';
import { listOwnVotes } from './list-own-votes';
import {
  addFollow,
  dismissNews,
  findViews,
  noteVisit,
  removeFollow,
  removeView,
  setDensity,
} from './member-deals.repository';

export const registerMemberDeals: RegisterModule = (app) => {
  const { context } = app;
  const { db, now } = context;

  /** A deal that the member may see, under the member's own id. */
  async function getOwnDeal(session: InvestorSession, ventureId: string) {
    const venture = await findVentureToRead(context, session, ventureId);
    if (!venture) throw unseenDeal();
    return { memberId: session.memberId, ventureId };
  }

  registerEndpoint(app, endpoints.putFollow, async ({ session, params }) => {
    const deal = await getOwnDeal(session, params.ventureId);
    await db.transaction(async (tx) => {
      await keepAccount(tx, session.userId);
      await addFollow(tx, deal, now());
    });
  });

  registerEndpoint(app, endpoints.deleteFollow, ({ session, params }) =>
    removeFollow(db, { memberId: session.memberId, ...params }),
  );

  registerEndpoint(app, endpoints.putNote, async ({ session, params, body }) => {
    const deal = await getOwnDeal(session, params.ventureId);
    return keepNote(context, { ...deal, userId: session.userId }, body);
  });

  registerEndpoint(app, endpoints.getDealViews, ({ session }) => findViews(db, session.memberId));

  registerEndpoint(app, endpoints.putDealView, ({ session, params, body }) =>
    keepView(context, session, { ...params, ...body }),
  );

  registerEndpoint(app, endpoints.deleteDealView, ({ session, params }) =>
    removeView(db, session.memberId, params.id),
  );

  registerEndpoint(app, endpoints.putDealVisit, async ({ session, body }) => {
    const { memberId } = session;
    const groupId = body.groupId
      ? (await findMemberGroup(db, memberId, body.groupId)).id
      : await findVisibleGroupId(db, session);
    // Without a group there are no deals to visit.
    if (groupId === null) return;
    const at = now();
    const gapAgo = new Date(at.getTime() - VISIT_GAP_MINUTES * 60_000);
    await db.transaction(async (tx) => {
      await keepAccount(tx, session.userId);
      if (body.isDismissed) await dismissNews(tx, { memberId, groupId, at });
      else await noteVisit(tx, { memberId, groupId, at, gapAgo });
    });
  });

  registerEndpoint(app, endpoints.putDealDensity, ({ session, body }) =>
    setDensity(db, session.memberId, body.density),
  );

  registerEndpoint(app, endpoints.getOwnVotes, ({ session }) => listOwnVotes(context, session));
};
