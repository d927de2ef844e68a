import * as contract from '@syndication/contract/console-updates/console-updates.endpoints';

import type { RegisterModule } from '../../app-context';
import { AppError } from '../../http/app-error';
import { registerEndpoint } from '../../http/register-endpoint';
import type { InvestorSession } from '../../http/session';
import { publishUpdate, takeBackUpdate, writeUpdate } from './change-updates';
import { findUpdates } from './console-updates.repository';

const ownOf = ({ isStaff, adminGroupIds }: InvestorSession) => (isStaff ? null : adminGroupIds);

export const registerConsoleUpdates: RegisterModule = (app) => {
  const { context } = app;
  const { db, now } = context;

  registerEndpoint(app, contract.getConsoleUpdates, async ({ session, query }) => {
    const rows = await findUpdates(db, ownOf(session), query, now());
    const updates = rows.map(({ total: _, body: __, ...update }) => update);
    return { updates, total: rows[0]?.total ?? 0 };
  });

  registerEndpoint(app, contract.getConsoleUpdate, async ({ session, params }) => {
    const [row] = await findUpdates(db, ownOf(session), { id: params.id }, now());
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  });

  registerEndpoint(app, contract.putConsoleUpdate, ({ session, params, body }) =>
    writeUpdate(context, session, params.id, body),
  );

  registerEndpoint(app, contract.publishConsoleUpdate, ({ session, params, body }) =>
    publishUpdate(context, session, params.id, body),
  );

  registerEndpoint(app, contract.takeBackConsoleUpdate, ({ session, params }) =>
    takeBackUpdate(context, session, params.id),
  );
};
