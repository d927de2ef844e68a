import type { FastifyInstance } from 'fastify';

import { buildApp } from '../app';
import type { AppContext, RegisterModule } from '../app-context';
import { readConfig } from '../config';
import type { Connection } from '../database/connect';
import type { Database } from '../database/database';
import { loadServerSecrets } from '../database/server-secrets';
import { beginSession } from '../modules/accounts/sessions.repository';
import { emptyDatabase, openTestDatabase } from './open-test-database';
import { TestBrowser } from './test-browser';

export const TEST_ORIGIN = 'http://localhost:3000';

/** What a test file works with; empty again before every test. */
export interface TestApi {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly context: AppContext;
  /** Moves the clock; it starts at the real time in every test. */
  setNow: (now: Date) => void;
  /** A browser that nobody has signed in with. */
  browser: () => TestBrowser;
  /** A browser with a live session of this user. */
  browserOf: (userId: string) => Promise<TestBrowser>;
}

/**
 * The real app on a fresh database for every test of this file.
 * @param parts replaces the modules
 * @param findSettings further settings, found when the app is built
 */
export function useApi(
  parts?: readonly RegisterModule[],
  findSettings: () => Promise<Record<string, string>> = async () => ({}),
): TestApi {
  let connection: Connection | undefined;
  let app: FastifyInstance | undefined;
  let now: Date | undefined;

  const opened = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('The API is there inside tests only.');
    return value;
  };

  beforeAll(async () => {
    connection = await openTestDatabase();
    const { db } = connection;
    // Open connections, so that no call waits for one while another is done.
    await Promise.all(Array.from({ length: 4 }, () => db.execute('select 1')));
    app = await buildApp(
      {
        db,
        config: readConfig({
          NODE_ENV: 'test',
          LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
          PUBLIC_ORIGIN: TEST_ORIGIN,
          // With PostgreSQL, calls that come at once are served at once.
          ...(process.env['TEST_DATABASE'] === 'postgres' && {
            DATABASE_URL: process.env['TEST_DATABASE_URL'],
          }),
          ...(await findSettings()),
        }),
        secrets: await loadServerSecrets(db),
        now: () => now ?? new Date(),
      },
      parts,
    );
  }, 60_000);

  beforeEach(async () => {
    now = undefined;
    await emptyDatabase(opened(connection).db);
  });

  afterAll(async () => {
    await app?.close();
    await connection?.close();
  });

  return {
    get app() {
      return opened(app);
    },
    get db() {
      return opened(connection).db;
    },
    get context() {
      return opened(app).context;
    },
    setNow: (moment) => {
      now = moment;
    },
    browser: () => new TestBrowser(opened(app)),
    browserOf: async (userId) => {
      const { db, now: clock } = opened(app).context;
      const browser = new TestBrowser(opened(app));
      const session = { userId, now: clock(), userAgent: undefined, way: 'password' } as const;
      browser.cookies.set('session', await beginSession(db, session));
      return browser;
    },
  };
}
