import { participationSteps } from './participation-steps';

const steps = (votedAt: string[], until = '2026-11-21T12:00:00.000Z') =>
  participationSteps({ votedAt, memberCount: 9, from: '2026-09-01T08:00:00.000Z', until });
const labels = (days: { label: string }[]) => days.map(({ label }) => label);

it('begins on the day of the first vote, not weeks before it', () => {
  const { days, path } = steps([new Date(2026, 10, 3).toISOString(), '2026-11-18T10:00:00.000Z']);
  expect(path).toMatch(/^M0,100L0,100L0,88/);
  expect(labels(days)[0]).toMatch(/^Nov/);
});

it('begins when the round opened, where that is later', () => {
  const { path } = steps(['2026-09-01T09:00:00.000Z'], '2026-09-01T10:00:00.000Z');
  expect(path).toMatch(/^M0,100L50,100L50,88/);
});

it('names each day once, however few there are', () => {
  const { days } = steps(['2026-11-20T09:00:00.000Z', '2026-11-20T18:00:00.000Z']);
  expect(labels(days)).toEqual(['Nov 20', 'Nov 21']);
});

it('shows the whole round while nobody has voted', () => {
  expect(labels(steps([]).days).length).toBeGreaterThan(1);
});
