import autocannon from 'autocannon';

import { withApi, type ApiUnderTest } from './api-under-test';
import { benchDealsBesideSignIns, benchSignInTiming } from './bench-sign-in';
import { median } from './median';
import type { Measurement } from './report';

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

/** The API's deals list over a bare handler in the same process, and what signing in costs and tells. */
export function benchApi(): Promise<Measurement[]> {
  return withApi(async (api) => [
    await measureThroughput(api),
    await benchDealsBesideSignIns(api),
    await benchSignInTiming(api),
  ]);
}
