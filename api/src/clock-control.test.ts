import { DAY_MS } from '@syndication/contract/fields/durations.rules';
import Fastify from 'fastify';

import { createClock, type Clock } from './clock';
import { CLOCK_PATH, registerClockControl } from './clock-control';
import type { Config } from './config';

// A millisecond may pass between two readings.
beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-06-01T12:00:00Z')));

const daysAhead = ({ now }: Clock) => (now().getTime() - Date.now()) / DAY_MS;

function control(NODE_ENV: Config['NODE_ENV'] = 'development') {
  const app = Fastify();
  const clock = createClock(0);
  const ranAt: number[] = [];
  const runJobs = async () => void ranAt.push(daysAhead(clock));
  registerClockControl(app, { config: { NODE_ENV }, clock, runJobs });
  const move = async (days: string) => {
    const answer = await app.inject({ method: 'PUT', url: `${CLOCK_PATH}/${days}` });
    return answer.statusCode;
  };
  return { clock, ranAt, move };
}

it('moves the clock of a running server, and its jobs run at the new time', async () => {
  const { clock, ranAt, move } = control();
  expect(await move('61')).toBe(204);
  expect(daysAhead(clock)).toBe(61);
  expect(ranAt).toEqual([61]);
});

it.each(['-1', '0.5', 'soon', '3651'])('moves it by whole days only, not by %s', async (days) => {
  const { clock, ranAt, move } = control();
  expect(await move(days)).toBe(400);
  expect(daysAhead(clock)).toBe(0);
  expect(ranAt).toEqual([]);
});

it('never moves it in production', async () => {
  const { clock, ranAt, move } = control('production');
  expect(await move('61')).toBe(404);
  expect(daysAhead(clock)).toBe(0);
  expect(ranAt).toEqual([]);
});
