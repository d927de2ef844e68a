import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import type { ApiUnderTest } from './api-under-test';
import { median, percentile } from './median';
import type { Measurement } from './report';
import { SigningIn } from './signing-in';

const ROUNDS = 5;
const ROUND_MS = 8_000;
/** Readers open the deals list at a steady rate, whether the last one was answered or not. */
const READ_EVERY_MS = 60;
const P99_LIMIT = 2;
const TIMING_LIMIT = 1.1;
/** Client of the timing, apart from those who sign in. */
const TIMING_CLIENT = 250;

/** Latencies of the deals list, in milliseconds. */
async function readSteadily({ product, cookie }: ApiUnderTest, spanMs: number): Promise<number[]> {
  /** A refused request is retried when the answer says, as a page does; its latency includes that. */
  const read = async (begun = performance.now()): Promise<number> => {
    const answer = await fetch(product, { headers: { cookie } });
    await answer.arrayBuffer();
    if (answer.ok) return performance.now() - begun;
    if (answer.status !== 503) throw new Error(`The deals list answered ${answer.status}.`);
    await pause(1_000 * Number(answer.headers.get('retry-after')));
    return read(begun);
  };
  const reads: Promise<number>[] = [];
  const timer = setInterval(() => reads.push(read()), READ_EVERY_MS);
  await new Promise((resolve) => setTimeout(resolve, spanMs));
  clearInterval(timer);
  return Promise.all(reads);
}

/** Reads while 20 users sign in; how many sign-ins there were meanwhile. */
async function readBesideSignIns(api: ApiUnderTest) {
  const load = fork(path.join(import.meta.dirname, 'sign-in-load.ts'), {
    execArgv: ['--import', 'tsx'],
  });
  try {
    const finished = once(load, 'message') as Promise<[number]>;
    load.send(api);
    const latencies = await readSteadily(api, ROUND_MS);
    load.send('stop');
    const [signIns] = await Promise.race([
      finished,
      once(load, 'exit').then(() => Promise.reject(new Error('A sign-in failed.'))),
    ]);
    return { latencies, signIns };
  } finally {
    if (load.connected) load.disconnect();
  }
}

/** The slowest of a hundred deals lists while 20 users sign in without a pause, over the same with nobody. */
export async function benchDealsBesideSignIns(api: ApiUnderTest): Promise<Measurement> {
  console.log('Reading deals while 20 users sign in …');
  const p99 = { idle: [] as number[], busy: [] as number[] };
  const signInsPerRound: number[] = [];
  await readSteadily(api, ROUND_MS / 4);
  for (let round = 1; round <= ROUNDS; round += 1) {
    p99.idle.push(percentile(await readSteadily(api, ROUND_MS), 99));
    const { latencies, signIns } = await readBesideSignIns(api);
    p99.busy.push(percentile(latencies, 99));
    signInsPerRound.push(signIns);
    console.log(
      `  round ${round} of ${ROUNDS}: ${p99.busy.at(-1)!.toFixed(1)} and ${p99.idle.at(-1)!.toFixed(1)} ms; ${signIns} sign-ins, none failed`,
    );
  }
  return {
    name: 'API deals list p99 beside 20 users signing in',
    unit: 'ms',
    product: median(p99.busy),
    yardstick: {
      value: median(p99.idle),
      about: 'the same list at the same rate with nobody signing in',
    },
    limit: { kind: 'at-most', value: P99_LIMIT },
    details: {
      ...p99,
      signInsPerRound,
      database: process.env['DATABASE_URL'] ? 'PostgreSQL' : 'PGlite',
    },
  };
}

/** How long a wrong password takes for an address that has an account, and for one that has none. */
export async function benchSignInTiming({ origin, emails }: ApiUnderTest): Promise<Measurement> {
  console.log('Timing wrong passwords …');
  const times = { known: [] as number[], unknown: [] as number[] };
  const browser = new SigningIn(origin, TIMING_CLIENT);
  await browser.open();
  const time = async (email: string) => {
    const begun = performance.now();
    const answer = await browser.tryPassword(email, 'Wrong1pass');
    await answer.arrayBuffer();
    if (answer.status !== 401) throw new Error(`A wrong password was answered ${answer.status}.`);
    return performance.now() - begun;
  };
  await time('warm-up@bench.test');
  // Interleaved, so that whatever else the machine does falls on both.
  for (const email of emails) {
    times.known.push(await time(email));
    times.unknown.push(await time(`nobody-${email}`));
  }
  const medians = [median(times.known), median(times.unknown)];
  return {
    name: 'sign-in with a wrong password, slower of known and unknown address',
    unit: 'ms',
    product: Math.max(...medians),
    yardstick: {
      value: Math.min(...medians),
      about: `the faster of the two, medians of ${emails.length}`,
    },
    limit: { kind: 'at-most', value: TIMING_LIMIT },
    details: times,
  };
}
