import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { withApi, type ApiUnderTest } from './api-under-test';
import { percentile } from './median';
import type { OverloadResult, OverloadTask } from './overload-clients';
import type { Measurement } from './report';

const SPAN_MS = 6_000;
const PROBE_EVERY_MS = 50;
/** The number of clients that keep the API busy with almost no queue. */
const SATURATING = { list: 10, 'sign-in': 15 } as const;
const OVERLOAD = 10;
/** More than the API lets wait, so that it is the API that refuses, and not a full client that waits. */
const CROWD = 300;
const LIMITS = { goodput: 0.9, acceptedMs: 1_000, refusedMs: 50, healthMs: 100 };

type Call = keyof typeof SATURATING;

/** Latencies of both health checks while the clients are at work. */
async function probe(origin: string, isOver: () => boolean): Promise<number[]> {
  const latencies: number[] = [];
  while (!isOver()) {
    for (const check of ['live', 'ready']) {
      const begun = performance.now();
      const answer = await fetch(`${origin}/api/health/${check}`);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`/api/health/${check} answered ${answer.status}.`);
      latencies.push(performance.now() - begun);
    }
    await wait(PROBE_EVERY_MS);
  }
  return latencies;
}

async function visit(task: OverloadTask) {
  const clients = fork(path.join(import.meta.dirname, 'overload-clients.ts'), {
    execArgv: ['--import', 'tsx'],
  });
  try {
    const ready = once(clients, 'message');
    clients.send(task);
    await ready;
    let isOver = false;
    const probing = probe(task.origin, () => isOver);
    const finished = once(clients, 'message') as Promise<[OverloadResult]>;
    await wait(SPAN_MS);
    clients.send('stop');
    isOver = true;
    const [[result], health] = await Promise.all([finished, probing]);
    if (result.failures > 0) throw new Error(`${result.failures} calls of ${task.call} failed.`);
    return { ...result, health };
  } finally {
    if (clients.connected) clients.disconnect();
  }
}

async function overload({ origin, cookie, emails }: ApiUnderTest, call: Call) {
  const database = process.env['DATABASE_URL'] ? 'PostgreSQL' : 'PGlite';
  const task = { origin, call, cookie, emails };
  await visit({ ...task, clients: SATURATING[call] });
  const peak = await visit({ ...task, clients: SATURATING[call] });
  const goodput = ({ accepted, seconds }: OverloadResult) => accepted.length / seconds;
  const crowd = await visit({ ...task, clients: CROWD, perSecond: OVERLOAD * goodput(peak) });
  const p99 = (values: number[]) => (values.length === 0 ? 0 : percentile(values, 99));
  const name = `${call} at ${OVERLOAD} × saturation on ${database}`;
  const atMost = (what: string, product: number, value: number): Measurement => ({
    name: `${name}: ${what}`,
    unit: 'ms',
    product,
    limit: { kind: 'at-most', value },
  });
  console.log(
    `  ${name}: ${crowd.accepted.length} served and ${crowd.refused.length} refused in ${crowd.seconds.toFixed(1)} s`,
  );
  return [
    {
      name: `${name}: goodput`,
      unit: 'requests/s',
      product: goodput(crowd),
      yardstick: { value: goodput(peak), about: `${SATURATING[call]} clients` },
      limit: { kind: 'at-least', value: LIMITS.goodput },
    },
    atMost('p99 of the accepted', p99(crowd.accepted), LIMITS.acceptedMs),
    atMost('p99 of the refused', p99(crowd.refused), LIMITS.refusedMs),
    atMost('p99 of health checks', p99(crowd.health), LIMITS.healthMs),
  ] satisfies Measurement[];
}

/** What callers get when ten times as many requests come in a second as the API can serve. */
export function benchOverload(): Promise<Measurement[]> {
  return withApi(async (api) => [
    ...(await overload(api, 'list')),
    ...(await overload(api, 'sign-in')),
  ]);
}
