import type { FastifyInstance } from 'fastify';

import { clockAheadDays, type Clock } from './clock';
import type { Config } from './config';

/** Path on the control socket of a running server: `PUT /clock/61` is 61 days ahead of the machine. */
export const CLOCK_PATH = '/clock';

interface ClockControlOptions {
  config: Pick<Config, 'NODE_ENV'>;
  clock: Clock;
  /** What a start at that time would do. */
  runJobs: () => Promise<unknown>;
}

/** Moves the clock of a running server; the answer comes when its jobs have run. Never in production. */
export function registerClockControl(
  control: FastifyInstance,
  { config, clock, runJobs }: ClockControlOptions,
): void {
  if (config.NODE_ENV === 'production') return;
  control.put<{ Params: { days: string } }>(`${CLOCK_PATH}/:days`, async (request, reply) => {
    const days = clockAheadDays.safeParse(request.params.days);
    if (!days.success) return reply.code(400).send();
    clock.setAheadDays(days.data);
    await runJobs();
    return reply.code(204).send();
  });
}
