import * as endpoints from '@syndication/contract/member-deals/member-deals.endpoints';
import { VISIT_GAP_MINUTES } from '@syndication/contract/member-deals/member-deals.rules';

import type { RegisterModule } from '../../app-context';
import { registerEndpoint } from '../../http/register-endpoint';
import type { InvestorSession } from '../../http/session';
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
    await addFollow(db, await getOwnDeal(session, params.ventureId), now());
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
    keepView(context, session.memberId, { ...params, ...body }),
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
    if (body.isDismissed) return dismissNews(db, { memberId, groupId, at });
    const gapAgo = new Date(at.getTime() - VISIT_GAP_MINUTES * 60_000);
    return noteVisit(db, { memberId, groupId, at, gapAgo });
  });

  registerEndpoint(app, endpoints.putDealDensity, ({ session, body }) =>
    setDensity(db, session.memberId, body.density),
  );

  registerEndpoint(app, endpoints.getOwnVotes, ({ session }) => listOwnVotes(context, session));
};
