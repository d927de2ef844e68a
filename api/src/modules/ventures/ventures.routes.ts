import { REASON_WITH_COMMENT } from '@syndication/contract/ventures/unsubscribe.rules';
import * as endpoints from '@syndication/contract/ventures/ventures.endpoints';

import type { RegisterModule } from '../../app-context';
import { AppError } from '../../http/app-error';
import { registerEndpoint } from '../../http/register-endpoint';
import type { ServerSession } from '../../http/session';
import { createVenture } from './create-venture';
import { findVentureToRead, listVentures } from './list-ventures';
import { readReminders, switchRemindersOn, unsubscribe } from './reminders';
import { confirmVenture, updateVenture } from './update-venture';

export const registerVentures: RegisterModule = (app) => {
  const { context } = app;

  async function getVisibleVenture(session: ServerSession, id: string) {
    const venture = await findVentureToRead(context, session, id);
    if (!venture) throw new AppError('NOT_FOUND');
    return venture;
  }

  registerEndpoint(app, endpoints.getVentures, ({ session, query }) =>
    listVentures(context, session, query),
  );

  registerEndpoint(app, endpoints.getVenture, ({ session, params }) =>
    getVisibleVenture(session, params.id),
  );

  registerEndpoint(app, endpoints.createVenture, ({ session, body }) =>
    createVenture(context, session, body),
  );

  registerEndpoint(app, endpoints.updateVenture, async ({ session, params, body }) => {
    await updateVenture(context, session, params.id, body);
    return getVisibleVenture(session, params.id);
  });

  registerEndpoint(app, endpoints.postVentureActive, ({ session, body }) =>
    confirmVenture(context, session, body.ventureId),
  );

  registerEndpoint(app, endpoints.putVentureNoUpdate, ({ session, body }) =>
    confirmVenture(context, session, body.ventureId),
  );

  registerEndpoint(app, endpoints.postUnsubscribe, ({ session, body }) =>
    unsubscribe(context, session, {
      ...body,
      reasonDescription: body.reason === REASON_WITH_COMMENT ? body.reasonDescription : null,
    }),
  );

  registerEndpoint(app, endpoints.getReminders, ({ session }) => readReminders(context, session));

  registerEndpoint(app, endpoints.putReminders, ({ session, body }) =>
    switchRemindersOn(context, session, body.ventureId),
  );
};
