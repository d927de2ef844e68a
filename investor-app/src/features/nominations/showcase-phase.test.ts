import { DEFAULT_SETTINGS } from '@syndication/contract/settings/settings.rules';

import { findPassedShowcase } from './showcase-phase';

const at = (moment: string, dates = DEFAULT_SETTINGS) =>
  findPassedShowcase(dates, new Date(moment));

it('says nothing before the deadline, to the minute', () => {
  expect(at('2025-10-29T23:58:59-04:00')).toBeNull();
});

it('names the deadline, and from its date on the showcase', () => {
  const deadline = { title: 'The deadline for CEOs has passed.', day: 'October 29, 2025' };
  expect(at('2025-10-29T23:59:00-04:00')).toMatchObject(deadline);
  expect(at('2025-11-19T11:59:59-05:00')).toMatchObject(deadline);
  const over = { title: 'This showcase is over.', day: 'November 19, 2025' };
  expect(at('2025-11-19T12:00:00-05:00')).toMatchObject(over);
});

it('says nothing about dates that nobody has set', () => {
  const dates = { ...DEFAULT_SETTINGS, showcaseDeadlineAt: '', showcaseEndsAt: '' };
  expect(at('2099-01-01T00:00:00Z', dates)).toBeNull();
});
