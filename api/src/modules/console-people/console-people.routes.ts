import * as accounts from '@syndication/contract/accounts/accounts.endpoints';
import * as contract from '@syndication/contract/console-people/console-people.endpoints';
import { IMPORT_UNDO_HOURS } from '@syndication/contract/console-people/console-people.rules';
import { HOUR_MS } from '@syndication/contract/fields/durations.rules';

import type { RegisterModule } from '../../app-context';
import { perAddress } from '../../http/rate-limit';
import { registerEndpoint } from '../../http/register-endpoint';
import { changeMembership, movePerson } from './change-membership';
import {
  changeActive,
  resetPersonPasskeys,
  signOutEverywhere,
  unlinkProvider,
  updatePerson,
} from './change-person';
import { deleteAccount } from './delete-account';
import { findDeletionRequests } from './deletions.repository';
import { importPeople, undoImport } from './import-people';
import { findRecentImports } from './imports.repository';
import { joinPeople } from './join-people';
import { findPeople } from './list-people.repository';
import { inviteAgain, readInvitationLink, renewInvitation } from './send-invitations';
import { changeStaff } from './staff-rights';

const LOOKUPS_PER_MINUTE = 20;
const RENEWALS_PER_MINUTE = 20;

export const registerConsolePeople: RegisterModule = (app) => {
  const { context } = app;

  registerEndpoint(app, contract.getPeople, ({ session, query }) =>
    findPeople(context.db, session.isStaff ? null : session.adminGroupIds, query),
  );

  registerEndpoint(app, contract.getPeopleImports, ({ session }) => {
    const since = new Date(context.now().getTime() - IMPORT_UNDO_HOURS * HOUR_MS);
    return findRecentImports(context.db, session.isStaff ? null : session.userId, since);
  });

  registerEndpoint(app, contract.putPeopleImport, ({ session, params, body }) =>
    importPeople(context, session, { ...body, id: params.id }),
  );

  registerEndpoint(app, contract.undoPeopleImport, ({ session, params }) =>
    undoImport(context, session, params.id),
  );

  registerEndpoint(app, contract.putPerson, ({ session, params, body }) =>
    updatePerson(context, session, params.memberId, body),
  );

  registerEndpoint(app, contract.putMembership, ({ session, params, body }) =>
    changeMembership(context, session, params, body.isMember),
  );

  registerEndpoint(app, contract.movePerson, ({ session, params }) =>
    movePerson(context, session, params),
  );

  registerEndpoint(app, contract.resendInvitation, ({ session, params }) =>
    inviteAgain(context, session, params.memberId),
  );

  registerEndpoint(
    app,
    accounts.getInvitationLink,
    ({ query }) => readInvitationLink(context, query.token),
    { rateLimits: [perAddress(LOOKUPS_PER_MINUTE)] },
  );

  registerEndpoint(
    app,
    accounts.renewInvitation,
    ({ body }) => renewInvitation(context, body.token),
    { rateLimits: [perAddress(RENEWALS_PER_MINUTE)] },
  );

  registerEndpoint(app, contract.putPersonActive, ({ session, params, body }) =>
    changeActive(context, session, params.memberId, body),
  );

  registerEndpoint(app, contract.putStaff, ({ session, params, body }) =>
    changeStaff(context, session, params.memberId, body.isStaff),
  );

  registerEndpoint(app, contract.endPersonSessions, ({ session, params }) =>
    signOutEverywhere(context, session, params.memberId),
  );

  registerEndpoint(app, contract.resetPasskeys, ({ session, params }) =>
    resetPersonPasskeys(context, session, params.memberId),
  );

  registerEndpoint(app, contract.getDeletionRequests, async () => {
    const requests = await findDeletionRequests(context.db);
    return requests.flatMap(({ askedAt, ...person }) =>
      askedAt ? [{ ...person, askedAt: askedAt.toISOString() }] : [],
    );
  });

  registerEndpoint(app, contract.deleteAccount, ({ session, params }) =>
    deleteAccount(context, session, params.userId),
  );

  registerEndpoint(app, contract.joinPeople, ({ session, params }) =>
    joinPeople(context, session, params.memberId, params.otherId),
  );

  registerEndpoint(app, contract.unlinkIdentity, ({ session, params }) =>
    unlinkProvider(context, session, params.memberId, params.provider),
  );
};
