import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Measurement } from './report';

/** What `api-server.ts` says once it listens. */
export interface ApiUnderTest {
  /** Address of the deals list of the product. */
  product: string;
  /** Address of the bare handler. */
  yardstick: string;
  cookie: string;
  /** Address of the API itself. */
  origin: string;
  /** Accounts with `BENCH_PASSWORD`. */
  emails: string[];
  /** How many deals both answer with. */
  deals: number;
}

/** Starts the API with a bare handler beside it, and ends both. */
export async function withApi(
  measure: (api: ApiUnderTest) => Promise<Measurement[]>,
): Promise<Measurement[]> {
  console.log('Starting the API with a bare handler beside it …');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'syndication-bench-'));
  const server = fork(path.join(import.meta.dirname, 'api-server.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, DATA_DIR: dataDir, NODE_ENV: '' },
  });
  try {
    const [message] = (await Promise.race([once(server, 'message'), once(server, 'exit')])) as [
      ApiUnderTest | number,
    ];
    if (typeof message !== 'object') throw new Error('The API to be measured did not start.');
    return await measure(message);
  } finally {
    if (server.exitCode === null) {
      server.disconnect();
      await once(server, 'exit');
    }
    await rm(dataDir, { recursive: true, force: true });
  }
}
