import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import autocannon from 'autocannon';

import { benchDealsBesideSignIns, benchSignInTiming } from './bench-sign-in';
import { median } from './median';
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

const ROUNDS = 3;
const SECONDS = 5;
const CONNECTIONS = 10;
const LIMIT = 0.5;

async function requestsPerSecond(url: string, cookie: string): Promise<number> {
  const result = await autocannon({
    url,
    headers: { cookie },
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  const failed = result.non2xx + result.errors;
  if (failed > 0 || result['2xx'] === 0) throw new Error(`${failed} requests to ${url} failed.`);
  return result.requests.average;
}

async function measureThroughput({
  product,
  yardstick,
  cookie,
  deals,
}: ApiUnderTest): Promise<Measurement> {
  const results = { product: [] as number[], yardstick: [] as number[] };
  for (let round = 1; round <= ROUNDS; round += 1) {
    results.yardstick.push(await requestsPerSecond(yardstick, cookie));
    results.product.push(await requestsPerSecond(product, cookie));
    console.log(
      `  round ${round} of ${ROUNDS}: ${results.product.at(-1)} and ${results.yardstick.at(-1)} per second`,
    );
  }
  return {
    name: `API deals list of ${deals} ventures`,
    unit: 'requests/s',
    product: median(results.product),
    yardstick: {
      value: median(results.yardstick),
      about: 'a bare Fastify handler running the same SQL on the same database',
    },
    limit: { kind: 'at-least', value: LIMIT },
    details: { ...results, database: process.env['DATABASE_URL'] ? 'PostgreSQL' : 'PGlite' },
  };
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

/** The API's deals list over a bare handler in the same process, and what signing in costs and tells. */
export function benchApi(): Promise<Measurement[]> {
  return withApi(async (api) => [
    await measureThroughput(api),
    await benchDealsBesideSignIns(api),
    await benchSignInTiming(api),
  ]);
}
