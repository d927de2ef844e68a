import { DAY_MS } from '@syndication/contract/fields/durations.rules';
import { daysBetween, listedUntil } from '@syndication/contract/ventures/listing.rules';
import { DAYS, REMINDER_DAYS } from '@syndication/contract/ventures/ventures.rules';

/** The start of the day that is this many days earlier. */
export const startOfDayBefore = (now: Date, days: number): Date =>
  new Date((Math.floor(now.getTime() / DAY_MS) - days) * DAY_MS);

/** Rounds created before this moment are concluded; they count as closed for good. */
export const roundConclusionLimit = (now: Date): Date => startOfDayBefore(now, DAYS.roundLife - 1);

export const isRoundConcluded = (createdAt: Date, now: Date): boolean =>
  createdAt < roundConclusionLimit(now);

interface RemindedVenture {
  confirmedAt: Date;
  editedAt: Date;
  /** Of its current round. */
  roundCreatedAt: Date;
}

/** The first reminder after today that still comes while the venture is listed and its round lasts; null after the last. */
export function nextReminder(
  { confirmedAt, editedAt, roundCreatedAt }: RemindedVenture,
  now: Date,
): Date | null {
  const age = daysBetween(confirmedAt, now);
  const day = REMINDER_DAYS.find((reminderDay) => reminderDay > age);
  if (day === undefined) return null;
  const moment = new Date(confirmedAt.getTime() + day * DAY_MS);
  const isSent =
    moment <= listedUntil(confirmedAt, editedAt) && !isRoundConcluded(roundCreatedAt, moment);
  return isSent ? moment : null;
}
