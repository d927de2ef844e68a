import { showNominationStatus } from './nomination-status.rules';

const OwnFormat = Intl.DateTimeFormat;
const since = '2026-12-01T00:00:00.000Z';

it('says the day on which a profile left the list as its page does, whatever the clock of the reader', () => {
  jest
    .spyOn(Intl, 'DateTimeFormat')
    .mockImplementation(
      (locales, options) => new OwnFormat(locales, { timeZone: 'America/New_York', ...options }),
    );
  const show = (step: 'account' | 'off-list') =>
    showNominationStatus({ step, since }).replaceAll('\u00a0', ' ');
  expect(show('account')).toBe('Account, no profile since Nov 30, 2026');
  expect(show('off-list')).toBe('Off the list since Dec 1, 2026');
});

it('says of one on the list when it was first listed: it may have been off the list in the meantime', () => {
  expect(showNominationStatus({ step: 'listed', since })).toMatch(/^On the list, first listed /);
});
