import type { Reminders } from '@syndication/contract/ventures/unsubscribe.schemas';

import type { AppContext } from '../../app-context';
import type { EntrepreneurSession } from '../../http/session';
import { skipPassedReminders } from '../reminders/reminders.repository';
import {
  findReminders,
  lockOwnVenture,
  removeUnsubscription,
  saveUnsubscription,
} from './ventures.repository';

/** Whether the entrepreneur gets reminders; null without a venture. */
export async function readReminders(
  { db }: AppContext,
  session: EntrepreneurSession,
): Promise<Reminders | null> {
  return (await findReminders(db, session)) ?? null;
}

type Unsubscription = Omit<Parameters<typeof saveUnsubscription>[1], 'createdAt'>;

/** Stops update reminders; the latest reason is kept. */
export async function unsubscribe(
  { db, now }: AppContext,
  session: EntrepreneurSession,
  { ventureId, ...reason }: Unsubscription,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockOwnVenture(tx, session, ventureId);
    await saveUnsubscription(tx, { ventureId, ...reason, createdAt: now() });
  });
}

/** Update reminders come again, from the next day on which one is due. */
export async function switchRemindersOn(
  { db, now }: AppContext,
  session: EntrepreneurSession,
  ventureId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockOwnVenture(tx, session, ventureId);
    if (await removeUnsubscription(tx, ventureId)) await skipPassedReminders(tx, ventureId, now());
  });
}
