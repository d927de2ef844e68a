import type { Config } from './config';

const DAY_MS = 86_400_000;

/** The clock of the process, ahead of the machine's by the days that a trial run asks for. */
export function createClock({ CLOCK_AHEAD_DAYS }: Pick<Config, 'CLOCK_AHEAD_DAYS'>): () => Date {
  const aheadMs = CLOCK_AHEAD_DAYS * DAY_MS;
  return () => new Date(Date.now() + aheadMs);
}
