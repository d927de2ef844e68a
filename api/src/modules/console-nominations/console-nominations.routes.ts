import * as contract from '@syndication/contract/console-nominations/console-nominations.endpoints';

import type { RegisterModule } from '../../app-context';
import { registerEndpoint } from '../../http/register-endpoint';
import { findNominations } from '../nominations/list-nominations.repository';
import { acceptInto, changeLead, correctAddress, mailAgain, withdraw } from './change-nominations';

export const registerConsoleNominations: RegisterModule = (app) => {
  const { context } = app;

  registerEndpoint(app, contract.getConsoleNominations, ({ session, query }) => {
    const groupIds = session.isStaff ? null : session.adminGroupIds;
    return findNominations(context.db, { groupIds }, context.now(), query);
  });

  registerEndpoint(app, contract.resendNomination, ({ session, params }) =>
    mailAgain(context, session, params.id),
  );

  registerEndpoint(app, contract.correctNomination, ({ session, params, body }) =>
    correctAddress(context, session, params.id, body),
  );

  registerEndpoint(app, contract.withdrawNomination, ({ session, params, body }) =>
    withdraw(context, session, params.id, body),
  );

  registerEndpoint(app, contract.acceptNomination, ({ session, params }) =>
    acceptInto(context, session, params),
  );

  registerEndpoint(app, contract.putDealLead, ({ session, params, body }) =>
    changeLead(context, session, params.id, body),
  );
};
