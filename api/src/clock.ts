import { DAY_MS } from '@syndication/contract/fields/durations.rules';
import * as z from 'zod';

/** Days that the clock runs ahead, to see what time does to a profile without waiting for it. */
export const clockAheadDays = z.coerce.number('must be a whole number').int().min(0).max(3650);

/** The clock of the process, ahead of the machine's by the days that a trial run asks for. */
export interface Clock {
  now: () => Date;
  setAheadDays: (days: number) => void;
}

export function createClock(aheadDays: number): Clock {
  return {
    now: () => new Date(Date.now() + aheadDays * DAY_MS),
    setAheadDays: (days) => {
      aheadDays = days;
    },
  };
}
