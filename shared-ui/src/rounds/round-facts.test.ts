import { roundFixture } from '../testing/fixtures';
import { inOrder, roundFacts, securityOf } from './round-facts';

const opened = '2026-01-01T00:00:00.000Z';
const round = roundFixture({ createdAt: opened });
const at = (day: string) => new Date(`${day}T00:00:00.000Z`);

it('counts the days of an open round', () => {
  expect(roundFacts(round, at('2026-02-10'))).toEqual({
    state: 'open',
    day: 40,
    concludesAt: at('2026-05-01'),
  });
});

it('tells a round that was closed from one that the system concluded', () => {
  const closed = { ...round, isRoundClosed: true };
  expect(roundFacts(closed, at('2026-02-10')).state).toBe('closed');
  expect(roundFacts({ ...closed, isEditable: false }, at('2026-02-10')).state).toBe('closed');
  expect(roundFacts({ ...closed, isEditable: false }, at('2026-05-01')).state).toBe('concluded');
});

it('tells a round that the next one closed from one that the system concluded before', () => {
  const closed = { ...round, isRoundClosed: true, isEditable: false };
  const stateWith = (nextOn: string) =>
    roundFacts(closed, at('2026-12-01'), { createdAt: at(nextOn).toISOString() }).state;
  expect(stateWith('2026-04-30')).toBe('closed');
  expect(stateWith('2026-05-01')).toBe('concluded');
});

it('says of a round that staff closed for good that it is closed, also when its days are over', () => {
  const closed = { ...round, isRoundClosed: true, isEditable: false, isClosedEarly: true };
  expect(roundFacts(closed, at('2026-12-01')).state).toBe('closed');
});

it('counts whole days in UTC, as the server does, whatever the time of the day', () => {
  const late = { ...round, createdAt: '2026-01-01T22:00:00.000Z' };
  const over = { ...late, isRoundClosed: true, isEditable: false };
  expect(roundFacts(late, at('2026-01-02')).day).toBe(1);
  expect(roundFacts(over, at('2026-05-01')).state).toBe('concluded');
});

it('starts with the oldest and leaves its input alone', () => {
  const newer = roundFixture({ createdAt: '2026-06-01T00:00:00.000Z' });
  const given = [newer, round];
  expect(inOrder(given)).toEqual([round, newer]);
  expect(given[0]).toBe(newer);
});

it('says what an Other security is', () => {
  const facts = { securityType: 'Other', other: 'Revenue-based note' } as const;
  expect(securityOf(roundFixture(facts))).toBe('Other: Revenue-based note');
  expect(securityOf(roundFixture({ securityType: null }))).toBe('Security not stated');
});
