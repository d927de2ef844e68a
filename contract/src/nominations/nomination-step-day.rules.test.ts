import { nominationStepDay } from './nomination-step-day.rules';

const OwnFormat = Intl.DateTimeFormat;
const since = '2026-12-01T00:00:00.000Z';

it('says the day on which a profile left the list as its page does, whatever the clock of the reader', () => {
  jest
    .spyOn(Intl, 'DateTimeFormat')
    .mockImplementation(
      (locales, options) => new OwnFormat(locales, { timeZone: 'America/New_York', ...options }),
    );
  expect(nominationStepDay({ step: 'account', since })).toBe('Nov 30, 2026');
  expect(nominationStepDay({ step: 'off-list', since })).toBe('Dec 1, 2026');
});

it('says no day of one on the list, which may have been off it in the meantime', () => {
  expect(nominationStepDay({ step: 'listed', since })).toBeNull();
});
