import { and, eq, gt, sql } from 'drizzle-orm';

import type { Database } from '../../database/database';
import { lockName } from '../../database/lock-name';
import { feedback } from '../../database/schema';

/** The same words after so long are said again. */
const REPEAT_MS = 3_600_000;

interface GivenFeedback {
  userId: string | null;
  name: string;
  email: string;
  subject: string;
  body: string;
  createdAt: Date;
}

/** @returns false for the same words of the same sender again: the first answer was lost */
export async function addFeedback(tx: Database, given: GivenFeedback): Promise<boolean> {
  const { userId, name, email, subject, body, createdAt } = given;
  await lockName(tx, JSON.stringify(['feedback', userId, email, body]));
  const isSame = and(
    sql`${feedback.userId} is not distinct from ${userId}::uuid`,
    eq(feedback.name, name),
    eq(feedback.email, email),
    eq(feedback.subject, subject),
    eq(feedback.body, body),
    gt(feedback.createdAt, new Date(createdAt.getTime() - REPEAT_MS)),
  );
  if ((await tx.$count(feedback, isSame)) > 0) return false;
  await tx.insert(feedback).values(given);
  return true;
}
