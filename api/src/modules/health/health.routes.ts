import { HEALTH_LIVE_PATH, HEALTH_READY_PATH } from '@syndication/contract/health/health.endpoints';
import { sql } from 'drizzle-orm';

import type { RegisterModule } from '../../app-context';
import { AppError } from '../../http/app-error';

const OK = { status: 'ok' } as const;

export const registerHealth: RegisterModule = (app) => {
  app.get(HEALTH_LIVE_PATH, () => OK);
  app.get(HEALTH_READY_PATH, async (request) => {
    try {
      await app.context.db.execute(sql`select 1`);
      return OK;
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      throw new AppError('UNAVAILABLE');
    }
  });
};
