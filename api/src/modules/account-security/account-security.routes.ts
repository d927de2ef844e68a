import * as contract from '@syndication/contract/account-security/account-security.endpoints';

import type { RegisterModule } from '../../app-context';
import { perAddress } from '../../http/rate-limit';
import { registerEndpoint } from '../../http/register-endpoint';
import { writeSessionCookie } from '../accounts/browser-session';
import { changePassword } from './change-password';
import { endSessionElsewhere, endSessionsElsewhere } from './end-sessions';
import { proveOwner } from './prove-owner';
import { readAccount } from './read-account';

const CHANGES_PER_MINUTE = 20;

export const registerAccountSecurity: RegisterModule = (app) => {
  const { db, now } = app.context;

  registerEndpoint(app, contract.getAccount, ({ session }) => readAccount(db, session, now()));

  registerEndpoint(
    app,
    contract.changePassword,
    async ({ session, body, request, reply }) => {
      writeSessionCookie(reply, await changePassword(request, session, body));
    },
    { rateLimits: [perAddress(CHANGES_PER_MINUTE)], queue: 'passwords' },
  );

  registerEndpoint(
    app,
    contract.postProof,
    ({ session, body, request }) => proveOwner(request, session, body.password),
    { rateLimits: [perAddress(CHANGES_PER_MINUTE)], queue: 'passwords' },
  );

  registerEndpoint(app, contract.endSession, ({ session, params }) =>
    endSessionElsewhere(db, session, params.sessionId, now()),
  );

  registerEndpoint(app, contract.endOtherSessions, async ({ session }) => ({
    ended: await endSessionsElsewhere(db, session, now()),
  }));
};
