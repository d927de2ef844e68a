import { ownRecordFixture } from '@syndication/shared-ui/testing';

import { toOwnRecordCsv } from './to-csv-table';

it("lists the vote and the round's outcome", () => {
  const now = new Date('2026-11-24T12:00:00Z');
  const { fileName, rows } = toOwnRecordCsv(ownRecordFixture, now);
  expect(fileName).toMatch(/^my-predictions.*2026-11-24/i);
  expect(rows.map((row) => [row[0], row[2], row[5]])).toEqual([
    ['Tidewater Robotics', '75%', 'Not filled (provisional)'],
    ['Alder & Finch Diagnostics', '75%', 'Not stated'],
    ['Brightwater Municipal Software and Services', '75%', 'Filled'],
    ['Cobalt Ridge Batteries', '75%', 'Not filled'],
  ]);
});
