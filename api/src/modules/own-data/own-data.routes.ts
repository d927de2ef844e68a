import * as contract from '@syndication/contract/own-data/own-data.endpoints';

import type { RegisterModule } from '../../app-context';
import { recordAudit } from '../../database/audit';
import { perAddress } from '../../http/rate-limit';
import { registerEndpoint } from '../../http/register-endpoint';
import { findDeletionRequest, findOwnData, setDeletionRequest } from './own-data.repository';

/** What people may have and end of their own: their data, and their account. */
export const registerOwnData: RegisterModule = (app) => {
  const { db, now } = app.context;

  const readRequest = async (userId: string) => ({
    askedAt: (await findDeletionRequest(db, userId))?.toISOString() ?? null,
  });

  const request = async (userId: string, askedAt: Date | null) => {
    await db.transaction(async (tx) => {
      if (!(await setDeletionRequest(tx, userId, askedAt))) return;
      await recordAudit(tx, askedAt ? 'deletion-asked' : 'deletion-withdrawn', userId);
    });
    return readRequest(userId);
  };

  registerEndpoint(
    app,
    contract.exportOwnData,
    ({ session }) =>
      db.transaction(async (tx) => {
        await recordAudit(tx, 'own-data-exported', session.userId);
        return { exportedAt: now().toISOString(), parts: await findOwnData(tx, session) };
      }),
    { rateLimits: [perAddress(10)] },
  );

  registerEndpoint(app, contract.getDeletionRequest, ({ session }) => readRequest(session.userId));
  registerEndpoint(app, contract.askForDeletion, ({ session }) => request(session.userId, now()));
  registerEndpoint(app, contract.withdrawDeletion, ({ session }) => request(session.userId, null));
};
