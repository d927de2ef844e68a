/**
 * Clients that send requests until told to stop: each again once it was answered, or all together at a fixed rate,
 * whatever the answers. Reports the answers over IPC. Started as a child by `bench-overload.ts` at low priority: they
 * represent other machines, so they must not slow down what is measured.
 */
import { Agent, request } from 'node:http';
import { getPriority, setPriority } from 'node:os';

import { setTimeout as wait } from 'node:timers/promises';

import { BENCH_PASSWORD } from './signing-in';

/** What a child is told to do. */
export interface OverloadTask {
  origin: string;
  call: 'list' | 'sign-in';
  /** Each has a connection of its own, as through a proxy. */
  clients: number;
  /** This many requests are sent per second, without waiting for answers; otherwise each client waits for its own. */
  perSecond?: number;
  /** Session of the readers of the list. */
  cookie: string;
  emails: string[];
}

/** Latencies in milliseconds. */
export interface OverloadResult {
  accepted: number[];
  refused: number[];
  /** Anything but an answer with what was asked for, or 503. */
  failures: number;
  /** From the first request until the last answer. */
  seconds: number;
}

/** A slightly lower priority is enough: a client that never ran would measure its own waiting. */
setPriority(Math.min(19, getPriority() + 5));

let isOver = false;
const agent = new Agent({ keepAlive: true });

interface Sent {
  path: string;
  headers: Record<string, string>;
  body?: string;
}

interface Answer {
  status: number;
  cookies: string[];
}

function send(origin: string, { path, headers, body }: Sent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    request(origin + path, { agent, method, headers }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, cookies: answer.headers['set-cookie'] ?? [] }),
      );
      answer.on('error', reject);
    })
      .on('error', reject)
      .end(body);
  });
}

/** What this client sends over and over. */
async function prepare({ origin, call, cookie, emails }: OverloadTask, n: number): Promise<Sent> {
  if (call === 'list') return { path: '/api/v1/ventures', headers: { cookie } };
  const client = { 'x-forwarded-for': `198.51.${100 + Math.floor(n / 250)}.${n % 250}` };
  const { cookies } = await send(origin, { path: '/api/v1/login', headers: client });
  const pairs = cookies.map((line) => line.split(';')[0] ?? '');
  const token = pairs.find((pair) => pair.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length);
  const body = JSON.stringify({ email: emails[n % emails.length], password: BENCH_PASSWORD });
  const headers = {
    ...client,
    cookie: pairs.join('; '),
    'x-xsrf-token': token ?? '',
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
  };
  return { path: '/api/v2/sign-in', headers, body };
}

async function run(task: OverloadTask): Promise<OverloadResult> {
  const result: OverloadResult = { accepted: [], refused: [], failures: 0, seconds: 0 };
  agent.maxSockets = task.clients;
  const prepared: Sent[] = [];
  for (let n = 0; n < task.clients; n += 1) prepared.push(await prepare(task, n));
  await Promise.all(
    prepared.map(() => send(task.origin, { path: '/api/health/live', headers: {} })),
  );
  process.send?.('ready');
  const ask = async (sent: Sent, begun = performance.now()) => {
    const { status } = await send(task.origin, sent);
    const tookMs = performance.now() - begun;
    if (status === 200) result.accepted.push(tookMs);
    else if (status === 503) result.refused.push(tookMs);
    else result.failures += 1;
  };
  const { perSecond } = task;
  const from = performance.now();
  if (perSecond) {
    const everyMs = 1_000 / perSecond;
    const asked: Promise<void>[] = [];
    while (!isOver) {
      // Each one's time runs from when it was due: a late client must not make the API look quick.
      for (let due = from + asked.length * everyMs; due <= performance.now(); due += everyMs) {
        const sent = prepared[asked.length % prepared.length];
        if (sent) asked.push(ask(sent, due));
      }
      await wait(1);
    }
    await Promise.all(asked);
  } else {
    await Promise.all(
      prepared.map(async (sent) => {
        while (!isOver) await ask(sent);
      }),
    );
  }
  result.seconds = (performance.now() - from) / 1_000;
  return result;
}

process.on('message', (message: OverloadTask | 'stop') => {
  if (message === 'stop') isOver = true;
  else void run(message).then((result) => process.send?.(result));
});
process.on('disconnect', () => process.exit(0));
