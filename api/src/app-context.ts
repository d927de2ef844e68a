import type { FastifyInstance } from 'fastify';

import type { Config } from './config';
import type { Database } from './database/database';
import type { ServerSecrets } from './database/server-secrets';

/** What every module needs; nothing in it changes while the process runs. */
export interface AppContext {
  db: Database;
  config: Config;
  secrets: ServerSecrets;
  /** The clock; tests move it. */
  now: () => Date;
}

declare module 'fastify' {
  interface FastifyInstance {
    context: AppContext;
  }
}

/** A module adds its endpoints to the app. */
export type RegisterModule = (app: FastifyInstance) => void;
