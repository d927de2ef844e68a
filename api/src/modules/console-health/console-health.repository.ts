import {
  JOB_NAMES,
  UNSENT_MAILS_SHOWN,
} from '@syndication/contract/console-health/console-health.rules';
import type {
  JobRun,
  UnsentMail,
} from '@syndication/contract/console-health/console-health.schemas';
import { and, asc, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm';

import type { Database } from '../../database/database';
import { jobRuns, outbox } from '../../database/schema';
import { LEASE_MS } from '../../mail/outbox.repository';

/** @returns false when it is there already */
export async function addTestMail(
  tx: Database,
  mail: typeof outbox.$inferInsert,
): Promise<boolean> {
  const added = await tx
    .insert(outbox)
    .values(mail)
    .onConflictDoNothing()
    .returning({ id: outbox.id });
  return added.length > 0;
}

/** Those that are being sent now, or will be in a moment, stay as they are. @returns how many are due now */
export async function retryUnsentMails(tx: Database, now: Date): Promise<number> {
  const waitsLong = gt(outbox.nextAttemptAt, new Date(now.getTime() + LEASE_MS));
  const rows = await tx
    .update(outbox)
    .set({ givenUpAt: null, attempts: 0, nextAttemptAt: now })
    .where(and(isNull(outbox.sentAt), or(isNotNull(outbox.givenUpAt), waitsLong)))
    .returning({ id: outbox.id });
  return rows.length;
}

const isUnsent = isNull(outbox.sentAt);
const isGivenUp = and(isUnsent, isNotNull(outbox.givenUpAt));

export const countGivenUpMails = (db: Database): Promise<number> => db.$count(outbox, isGivenUp);

/** Unsent mail, the oldest first, without what it says. */
export async function findUnsentMails(
  db: Database,
  limit = UNSENT_MAILS_SHOWN,
): Promise<UnsentMail[]> {
  const rows = await db
    .select({
      id: outbox.id,
      recipient: outbox.recipient,
      subject: outbox.subject,
      attempts: outbox.attempts,
      lastError: outbox.lastError,
      givenUpAt: outbox.givenUpAt,
      createdAt: outbox.createdAt,
    })
    .from(outbox)
    .where(isUnsent)
    .orderBy(asc(outbox.createdAt), asc(outbox.id))
    .limit(limit);
  return rows.map(({ givenUpAt, createdAt, ...mail }) => ({
    ...mail,
    createdAt: createdAt.toISOString(),
    isGivenUp: givenUpAt !== null,
  }));
}

/** The jobs that have run, in the order of their names in the contract. */
export async function findJobRuns(db: Database): Promise<JobRun[]> {
  const rows = await db
    .select()
    .from(jobRuns)
    .where(inArray(jobRuns.name, [...JOB_NAMES]));
  return JOB_NAMES.flatMap((name) =>
    rows
      .filter((row) => row.name === name)
      .map(({ startedAt, finishedAt, nextAt, failures, lastError }) => ({
        name,
        startedAt: startedAt.toISOString(),
        finishedAt: finishedAt?.toISOString() ?? null,
        nextAt: nextAt.toISOString(),
        failures,
        lastError,
      })),
  );
}
