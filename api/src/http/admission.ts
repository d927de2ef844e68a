import { availableParallelism } from 'node:os';

import { REFUSAL_HEADERS } from '@syndication/contract/http/public-server';
import type { FastifyInstance } from 'fastify';

import type { Config } from '../config';
import { AdmissionQueue, busySeconds, type QueueLimits } from './admission-queue';
import { AppError } from './app-error';

const CORES = availableParallelism();

/**
 * What requests spend their time on: `database` is nearly all of them, `passwords` hash one, `sessions` begin a session
 * once the password was right, `providers` wait for another company's server. They do not compete for places.
 */
function listQueues({ DATABASE_URL }: Pick<Config, 'DATABASE_URL'>) {
  // Together with the time limit of a PostgreSQL connection (`SERVING`) at most 5 s. PGlite has none.
  const longestWaitMs = DATABASE_URL ? 1_500 : 4_500;
  return {
    // PostgreSQL's pool has 10 connections; PGlite does one thing at a time.
    database: {
      maxActive: DATABASE_URL ? 4 : 1,
      minWaiting: 12,
      maxWaiting: 200,
      longestWaitMs,
    },
    passwords: {
      maxActive: CORES + 1,
      minWaiting: 5 * CORES,
      maxWaiting: 20 * CORES,
      longestWaitMs,
    },
    // One at a time, so that readers wait for no more than one of a crowd at sign-in.
    sessions: { maxActive: 1, minWaiting: 20, maxWaiting: 200, longestWaitMs },
    providers: { maxActive: 32, minWaiting: 32, maxWaiting: 32, longestWaitMs },
  } satisfies Record<string, QueueLimits>;
}

export type QueueName = keyof ReturnType<typeof listQueues>;

declare module 'fastify' {
  interface FastifyInstance {
    admission: Record<QueueName, AdmissionQueue>;
  }
  interface FastifyContextConfig {
    queue?: QueueName;
  }
}

/** How often the log reports refusals. */
const LOG_EVERY_MS = 10_000;

/** Logs how many requests were refused, not each of them. */
function countRefusals({ log }: FastifyInstance): () => void {
  let refused = 0;
  let loggedAt = -Infinity;
  return () => {
    refused += 1;
    if (performance.now() - loggedAt < LOG_EVERY_MS) return;
    log.warn({ refused }, 'too many requests at once: the newest are refused');
    loggedAt = performance.now();
    refused = 0;
  };
}

/**
 * Refuses requests whose queue is full as the very first step, at almost no cost. Others get their place once their
 * body is received, so that a slow sender holds none.
 */
export function limitAdmission(app: FastifyInstance): void {
  const limits = listQueues(app.context.config);
  app.decorate('admission', {
    database: new AdmissionQueue(limits.database),
    passwords: new AdmissionQueue(limits.passwords),
    sessions: new AdmissionQueue(limits.sessions),
    providers: new AdmissionQueue(limits.providers),
  });
  const noteRefusal = countRefusals(app);
  const body = JSON.stringify(new AppError('UNAVAILABLE').toBody());
  app.addHook('onRequest', (request, reply, done) => {
    const { queue } = request.routeOptions.config;
    if (!queue || !app.admission[queue].isFull()) return done();
    noteRefusal();
    reply
      .code(503)
      .headers(REFUSAL_HEADERS)
      .header('retry-after', String(busySeconds()))
      .type('application/json; charset=utf-8')
      .send(body);
  });
}
