import { DAYS } from './ventures.rules';

// Not that of durations.rules: the import costs the deals page 18 bytes, and it is at its limit.
const DAY_MS = 86_400_000;

/** Days are whole days in UTC everywhere. */
const dayNumber = (moment: Date) => Math.floor(moment.getTime() / DAY_MS);

export const daysBetween = (from: Date, to: Date): number => dayNumber(to) - dayNumber(from);

/** The end of the last day on which a venture is listed, unless its owner edits or confirms it. */
export function listedUntil(confirmedAt: Date, editedAt: Date): Date {
  const lastDay = Math.min(
    dayNumber(confirmedAt) + DAYS.listed,
    dayNumber(editedAt) + DAYS.profileMaximum,
  );
  return new Date((lastDay + 1) * DAY_MS - 1);
}

/** Until when a profile is on the list, and what each answer of its owner would change today. */
export interface Listing {
  until: Date;
  isListed: boolean;
  /** Whole days after today; negative once it has left the list. */
  daysLeft: number;
  /** Whole days since the last edit. */
  editAge: number;
  /** What "No Change" would make of `until`; it never makes it earlier. */
  untilIfConfirmed: Date;
  /** What an edit would make of `until`. */
  untilIfEdited: Date;
  /** Whether "No Change" changes nothing and only an edit does. */
  isEditNeeded: boolean;
}

/**
 * The one rule of the lifetime (section 9): listed while the last edit or confirmation is at most 60 days
 * old and the last edit at most 90.
 */
export function readListing(
  { confirmedAt, editedAt }: { confirmedAt: Date; editedAt: Date },
  now: Date,
): Listing {
  const until = listedUntil(confirmedAt, editedAt);
  const untilIfConfirmed = listedUntil(now, editedAt);
  const untilIfEdited = listedUntil(now, now);
  const isOfUse = untilIfConfirmed > until && untilIfConfirmed >= now;
  return {
    until,
    isListed: now <= until,
    daysLeft: daysBetween(now, until),
    editAge: daysBetween(editedAt, now),
    untilIfConfirmed,
    untilIfEdited,
    isEditNeeded: !isOfUse && untilIfEdited > until,
  };
}

/**
 * The same for a venture as the API answers it. Today is the server's, since a device may have its clock
 * wrong.
 */
export function readVentureListing({
  confirmedAt,
  updatedAt,
  daysSinceUpdate,
}: {
  confirmedAt: string;
  updatedAt: string;
  daysSinceUpdate: number;
}): Listing & { today: Date } {
  const confirmed = new Date(confirmedAt);
  const today = new Date((dayNumber(confirmed) + daysSinceUpdate) * DAY_MS);
  return {
    today,
    ...readListing({ confirmedAt: confirmed, editedAt: new Date(updatedAt) }, today),
  };
}
