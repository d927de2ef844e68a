import { auditFixture } from '@syndication/shared-ui/testing';

import { describeAction, describeFacts } from './describe-entry';

const factsOf = (before: (typeof auditFixture)[0]['before'], after: typeof before) =>
  describeFacts({ ...auditFixture[0]!, before, after });

it('calls an action what the console calls it', () => {
  expect(describeAction('group-admin-added')).toBe('Group admin added');
  expect(describeAction('people-joined')).toBe('Accounts merged');
  expect(describeAction('update-taken-back')).toBe('Update unpublished');
  expect(describeAction('raised-stated')).toBe('Amount raised reported');
  expect(factsOf({ minBallots: 3 }, { minBallots: 5 })).toEqual([
    'votes before a new average: 3 → 5',
  ]);
  expect(factsOf({ takenBack: false }, { takenBack: true })).toEqual(['unpublished: no → yes']);
});

it('lists what changed and nothing else', () => {
  const before = { firstName: 'Ann', lastName: 'Müller', takenBack: false, readers: ['Coast'] };
  const after = { ...before, firstName: 'Anna', readers: ['Coast', 'Lakes'] };
  expect(factsOf(before, after)).toEqual([
    'first name: Ann → Anna',
    'readers: Coast → Coast, Lakes',
  ]);
});

it('tells of what is new or gone what it was', () => {
  expect(factsOf(null, { group: 'Lakes', reason: null })).toEqual(['group: Lakes']);
  expect(factsOf({ provider: 'google' }, null)).toEqual(['provider: google → removed']);
});

it('calls a setting what the form calls it', () => {
  expect(factsOf({ supportEmail: null }, { supportEmail: 'help@harbor.test' })).toEqual([
    'Support address: the default → help@harbor.test',
  ]);
});

it('calls pasted lines what People calls them', () => {
  expect(factsOf(null, { file: 'pasted', people: 3 })).toEqual(['file: Pasted lines', 'people: 3']);
  expect(factsOf(null, { file: 'people.csv' })).toEqual(['file: people.csv']);
});

it('writes an amount as money, and a count as a number', () => {
  const before = { raised: 250_000, people: 1200 };
  expect(factsOf(before, { raised: 1_000_000, people: 1300 })).toEqual([
    'raised: $250,000 → $1,000,000',
    'people: 1200 → 1300',
  ]);
});

it('writes a moment as a date, with its time zone', () => {
  expect(factsOf({ publishedAt: null }, { publishedAt: '2026-11-26T08:30:00.000Z' })).toEqual([
    expect.stringMatching(/^published at: nothing → Nov 26, 2026, \d+:30:00.[AP]M \S+$/),
  ]);
});
