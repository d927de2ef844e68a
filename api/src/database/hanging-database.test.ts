import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

import { sql } from 'drizzle-orm';

import { buildApp } from '../app';
import { useApi } from '../testing/use-api';
import { connectPostgres, type Connection } from './connect';
import { isDatabaseUnavailable } from './database-error';
// The tests run with a real server only; this keeps the file among those that do.
import '../testing/open-test-database';

const SERVER = process.env['TEST_DATABASE'] === 'postgres' ? process.env['TEST_DATABASE_URL'] : '';
const PATIENCE = { connectMs: 1_000, statementMs: 1_000 };

/**
 * A proxy between the API and PostgreSQL; when it is frozen, it passes no bytes on and keeps connections
 * open.
 */
class FreezingProxy {
  private readonly sockets = new Set<Socket>();
  private isFrozen = false;
  private readonly server: Server;

  constructor(private readonly target: URL) {
    this.server = createServer((near) => this.join(near));
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const url = new URL(this.target);
    url.port = String((this.server.address() as AddressInfo).port);
    return url.href;
  }

  freeze(isFrozen: boolean): void {
    this.isFrozen = isFrozen;
    for (const socket of this.sockets)
      if (isFrozen) socket.pause();
      else socket.resume();
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }

  private join(near: Socket): void {
    const far = connect(Number(this.target.port), this.target.hostname);
    const pair = [near, far] as const;
    for (const [one, other] of [pair, [far, near] as const]) {
      this.sockets.add(one);
      one.on('data', (bytes) => other.write(bytes));
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.sockets.delete(one);
        other.destroy();
      });
      if (this.isFrozen) one.pause();
    }
  }
}

// PGlite runs in the process itself: there is no connection to freeze.
(SERVER ? describe : describe.skip)('a database that hangs', () => {
  const api = useApi();
  let proxy: FreezingProxy;
  let connection: Connection;

  beforeEach(async () => {
    proxy = new FreezingProxy(new URL(SERVER ?? ''));
    connection = connectPostgres(await proxy.listen(), () => undefined, PATIENCE);
    await Promise.all(Array.from({ length: 4 }, () => connection.db.execute(sql`select 1`)));
  });

  afterEach(async () => {
    proxy.close();
    await connection.close();
  });

  const works = [
    ['a statement', () => connection.db.execute(sql`select 1`)],
    ['a transaction', () => connection.db.transaction((tx) => tx.execute(sql`select 1`))],
    [
      'a transaction that has begun',
      () =>
        connection.db.transaction(async (tx) => {
          proxy.freeze(true);
          await tx.execute(sql`select 1`);
        }),
    ],
  ] as const;

  it.each(works)('lets %s fail as one that cannot be reached', async (_name, work) => {
    if (work !== works[2][1]) proxy.freeze(true);
    const error: unknown = await Promise.resolve(work()).catch((failure: unknown) => failure);
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  it('is used again as soon as it answers, with all connections of the pool', async () => {
    proxy.freeze(true);
    const hanging = Array.from({ length: 12 }, () =>
      connection.db.transaction((tx) => tx.execute(sql`select 1`)),
    );
    const results = await Promise.allSettled(hanging);
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    proxy.freeze(false);
    await expect(
      Promise.all(
        Array.from({ length: 20 }, () =>
          connection.db.transaction((tx) => tx.execute(sql`select pg_sleep(0.01)`)),
        ),
      ),
    ).resolves.toHaveLength(20);
  });

  it('is answered with 503, by readiness too, and with 200 afterwards', async () => {
    const config = { ...api.context.config, DATABASE_URL: SERVER };
    const app = await buildApp({ ...api.context, config, db: connection.db });
    const ask = async () => {
      const paths = ['/api/health/ready', '/api/v1/login', '/api/health/live'];
      const answers = await Promise.all(
        paths.map((url) => app.inject({ method: 'GET', url, cookies: { session: 'made-up' } })),
      );
      return answers.map(({ statusCode }) => statusCode);
    };
    try {
      proxy.freeze(true);
      expect(await ask()).toEqual([503, 503, 200]);
      proxy.freeze(false);
      expect((await ask())[0]).toBe(200);
    } finally {
      await app.close();
    }
  });

  it('lets a statement take as long as its work is allowed to', async () => {
    const slow = connection.db.execute(sql`select pg_sleep(5)`);
    await expect(slow).rejects.toMatchObject({ cause: { code: '57014' } });
    const patient = connectPostgres(SERVER ?? '', () => undefined, {
      ...PATIENCE,
      statementMs: 60_000,
    });
    try {
      await patient.db.execute(sql`select pg_sleep(1.6)`);
    } finally {
      await patient.close();
    }
  });
});
