import { ownVotesFixture } from '@syndication/shared-ui/testing';

import { toOwnVotesCsv } from './to-csv-table';

const day = /^\d{4}-\d{2}-\d{2}$/;

it('exports each vote with what was chosen before', () => {
  const { fileName, header, rows } = toOwnVotesCsv(ownVotesFixture, new Date('2026-11-24'));
  expect(fileName).toBe('my-votes-2026-11-24.csv');
  expect(header).toEqual([
    'Company',
    'Round',
    'My vote',
    'On',
    'Voting',
    'Terms',
    'Before',
    'Conflict holds',
  ]);
  expect(rows[0]).toEqual([
    'Tidewater Robotics',
    'Round 1',
    '75%',
    expect.stringMatching(day),
    'Open',
    'Current',
    expect.stringMatching(/^50% on \d{4}-\d{2}-\d{2}; 25% on \d{4}-\d{2}-\d{2}$/),
    null,
  ]);
  expect(rows[1]?.[5]).toBe('Earlier');
  expect(rows[2]?.slice(2, 5)).toEqual(['Taken back', expect.stringMatching(day), 'Open']);
  expect(rows[3]?.slice(4)).toEqual(['Ended', null, null, 'Yes']);
});
