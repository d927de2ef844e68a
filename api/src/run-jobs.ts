import type { JobName } from '@syndication/contract/console-health/console-health.rules';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from './app-context';
import { jobRuns } from './database/schema';

const LONGEST_ERROR = 300;

export interface Job {
  name: JobName;
  everyMs: number;
  run: (context: AppContext) => Promise<unknown>;
}

/** Without the values of a statement, which may be anybody's. */
function describeError(error: unknown): string {
  const { message } = ((error as Error).cause ?? error) as Error;
  return message.slice(0, LONGEST_ERROR);
}

/** Runs a job once, and notes how that went. @throws what the job throws */
export async function runJob(context: AppContext, { name, everyMs, run }: Job): Promise<void> {
  const { db, now } = context;
  const startedAt = now();
  const begun = {
    startedAt,
    finishedAt: null,
    nextAt: new Date(startedAt.getTime() + everyMs),
  };
  await db
    .insert(jobRuns)
    .values({ name, ...begun })
    .onConflictDoUpdate({ target: jobRuns.name, set: begun });
  const note = (outcome: object) =>
    db
      .update(jobRuns)
      .set({ finishedAt: now(), ...outcome })
      .where(eq(jobRuns.name, name));
  try {
    await run(context);
  } catch (error) {
    await note({ failures: sql`${jobRuns.failures} + 1`, lastError: describeError(error) });
    throw error;
  }
  await note({ failures: 0, lastError: null });
}

/**
 * Runs a job now and then repeatedly; a failure is logged, and the next run takes place. `stop` resolves when
 * no run of it is under way any more.
 */
export function repeatJob(app: FastifyInstance, job: Job) {
  let underWay: Promise<unknown> = Promise.resolve();
  const run = () => {
    const begun = runJob(app.context, job).catch((err: unknown) =>
      app.log.error({ err, job: job.name }, 'a repeated job failed'),
    );
    // One that takes longer than a turn is still under way in the next.
    underWay = Promise.all([underWay, begun]);
    return begun;
  };
  void run();
  const timer = setInterval(() => void run(), job.everyMs).unref();
  const stop = () => {
    clearInterval(timer);
    return underWay;
  };
  return { run, stop };
}
