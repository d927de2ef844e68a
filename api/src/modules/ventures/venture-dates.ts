import { DAYS, REMINDER_DAYS } from '@syndication/contract/ventures/ventures.rules';

const DAY_MS = 86_400_000;

/** Days are whole days in UTC everywhere. */
const dayNumber = (moment: number) => Math.floor(moment / DAY_MS);

export const daysBetween = (from: Date, to: Date): number =>
  dayNumber(to.getTime()) - dayNumber(from.getTime());

/** The first moment of the day that lies so many days before. */
export const startOfDayBefore = (now: Date, days: number): Date =>
  new Date((dayNumber(now.getTime()) - days) * DAY_MS);

/** Rounds created before this moment are concluded; they count as closed for good. */
export const roundConclusionLimit = (now: Date): Date => startOfDayBefore(now, DAYS.roundLife - 1);

export const isRoundConcluded = (createdAt: Date, now: Date): boolean =>
  createdAt < roundConclusionLimit(now);

/** The last moment of the last day on which a venture is listed without another word of its owner. */
export function listedUntil(confirmedAt: Date, editedAt: Date): Date {
  const lastDay = Math.min(
    dayNumber(confirmedAt.getTime()) + DAYS.listed,
    dayNumber(editedAt.getTime()) + DAYS.profileMaximum,
  );
  return new Date((lastDay + 1) * DAY_MS - 1);
}

/** The first reminder after today that still comes while the venture is listed; null after the last. */
export function nextReminder(confirmedAt: Date, editedAt: Date, now: Date): Date | null {
  const age = daysBetween(confirmedAt, now);
  const day = REMINDER_DAYS.find((reminderDay) => reminderDay > age);
  if (day === undefined) return null;
  const moment = new Date(confirmedAt.getTime() + day * DAY_MS);
  return moment <= listedUntil(confirmedAt, editedAt) ? moment : null;
}
