import * as contract from '@syndication/contract/console-groups/console-groups.endpoints';

import type { RegisterModule } from '../../app-context';
import { registerEndpoint } from '../../http/register-endpoint';
import {
  archiveGroup,
  connectGroups,
  makeGroupAdmin,
  saveGroup,
  takeOverMembers,
} from './change-groups';
import { findConsoleGroups } from './console-groups.repository';

export const registerConsoleGroups: RegisterModule = (app) => {
  const { context } = app;

  registerEndpoint(app, contract.getConsoleGroups, ({ session }) =>
    findConsoleGroups(context.db, session.isStaff ? null : session.adminGroupIds, context.now()),
  );

  registerEndpoint(app, contract.putConsoleGroup, ({ session, params, body }) =>
    saveGroup(context, session, params.id, body),
  );

  registerEndpoint(app, contract.archiveConsoleGroup, ({ session, params, body }) =>
    archiveGroup(context, session, params.id, body),
  );

  registerEndpoint(app, contract.connectAngelGroup, ({ session, params, body }) =>
    connectGroups(context, session, params.id, body),
  );

  registerEndpoint(app, contract.takeOverMembers, ({ session, params }) =>
    takeOverMembers(context, session, { groupId: params.id, angelGroupId: params.angelGroupId }),
  );

  registerEndpoint(app, contract.putGroupAdmin, ({ session, params, body }) =>
    makeGroupAdmin(
      context,
      session,
      { groupId: params.id, memberId: params.memberId },
      body.isAdmin,
    ),
  );
};
