import {
  HEALTH_LIVE_PATH,
  HEALTH_MAIL_PATH,
  HEALTH_READY_PATH,
} from '@syndication/contract/health/health.rules';
import { sql } from 'drizzle-orm';

import type { RegisterModule } from '../../app-context';
import { AppError } from '../../http/app-error';
import { readOutboxState } from '../../mail/outbox.repository';
import { isMailInTrouble } from '../../mail/outbox-watch';

const OK = { status: 'ok' } as const;

export const registerHealth: RegisterModule = (app) => {
  app.get(HEALTH_LIVE_PATH, () => OK);
  app.get(HEALTH_READY_PATH, async (request) => {
    // PGlite's thread ends with this process and the other way round; a busy one is ready all the same.
    if (!app.context.config.DATABASE_URL) return OK;
    try {
      await app.context.db.execute(sql`select 1`);
      return OK;
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      throw new AppError('UNAVAILABLE');
    }
  });
  app.get(HEALTH_MAIL_PATH, async (_request, reply) => {
    const { db, now } = app.context;
    const state = await readOutboxState(db, now());
    return reply.code(isMailInTrouble(state) ? 503 : 200).send(state);
  });
};
