const HOUR_MS = 3_600_000;

/** The beginning of the hour. */
export const hourOf = (moment: Date): Date =>
  new Date(Math.floor(moment.getTime() / HOUR_MS) * HOUR_MS);

/** The day in UTC, as `2031-02-03`. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

export const hoursBefore = (moment: Date, hours: number): Date =>
  new Date(moment.getTime() - hours * HOUR_MS);
