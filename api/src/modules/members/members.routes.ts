import { normalizeEmail } from '@syndication/contract/accounts/accounts.rules';
import {
  acceptPolicy,
  getSyndicationGroups,
  updateMemberGroup,
} from '@syndication/contract/members/members.endpoints';

import type { RegisterModule } from '../../app-context';
import { recordAudit } from '../../database/audit';
import { AppError } from '../../http/app-error';
import { registerEndpoint } from '../../http/register-endpoint';
import { listDeals } from '../ventures/list-ventures';
import { acceptPolicyVersion, activateGroup, findGroups } from './members.repository';

export const registerMembers: RegisterModule = (app) => {
  const { db, now } = app.context;

  registerEndpoint(app, getSyndicationGroups, async ({ session, query }) => {
    const data = await findGroups(db);
    const mayList = session.role === 'investor' && session.isPolicyRead;
    const ventures =
      mayList && query.ventures !== 'omit' ? await listDeals(app.context, session) : [];
    return { data, ventures };
  });

  registerEndpoint(app, updateMemberGroup, async ({ session, params, body }) => {
    if (params.memberId !== session.memberId) throw new AppError('NOT_FOUND');
    const activeGroup = await activateGroup(db, session.memberId, body.syndicationGroupId);
    const ventures = await listDeals(app.context, { ...session, activeGroup });
    return { ventures, member: { syndicationGroup: activeGroup } };
  });

  registerEndpoint(app, acceptPolicy, async ({ session, body }) => {
    if (normalizeEmail(body.email) !== session.email) throw new AppError('NOT_FOUND');
    await db.transaction(async (tx) => {
      const isNew = await acceptPolicyVersion(tx, session.memberId, body.version, now());
      if (isNew) await recordAudit(tx, 'policy-accepted', session.userId);
    });
  });
};
