import type { Database } from '../database/database';
import { readOutboxState, type OutboxState } from './outbox.repository';

/** Mail that waits longer than this is delayed by more than a passing fault. */
export const LATE_MAIL_SECONDS = 15 * 60;

/** Whether someone should check the mail delivery. */
export const isMailInTrouble = ({ oldestWaitingSeconds, stuck }: OutboxState): boolean =>
  stuck > 0 || oldestWaitingSeconds > LATE_MAIL_SECONDS;

interface WatchOptions {
  db: Database;
  now: () => Date;
  log: { warn(details: object, message: string): void };
}

/** @returns a check to run repeatedly; it warns once each time that mail becomes late */
export function watchOutbox({ db, now, log }: WatchOptions): () => Promise<void> {
  let wasLate = false;
  return async () => {
    const state = await readOutboxState(db, now());
    const isLate = state.oldestWaitingSeconds > LATE_MAIL_SECONDS;
    if (isLate && !wasLate) log.warn({ ...state }, 'Mail has been waiting for over 15 minutes.');
    wasLate = isLate;
  };
}
