import { readListing, readVentureListing } from './listing.rules';
import { describeConfirmation, describeListing, describeNeed } from './listing-text.rules';

const NOW = new Date('2026-03-02T15:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const listing = (confirmed: number, edited: number) =>
  readListing({ confirmedAt: daysAgo(confirmed), editedAt: daysAgo(edited) }, NOW);
const said = (confirmed: number, edited: number) => {
  const found = listing(confirmed, edited);
  return [describeListing(found), describeNeed(found), describeConfirmation(found)];
};

it('says that nothing is to do on the day of an edit', () => {
  expect(said(0, 0)).toEqual([
    'Listed until May 1, 2026 (60 days left).',
    'It is up to date. There is nothing to do today.',
    'Thank you. Your profile is up to date as of today. It is listed until May 1, 2026.',
  ]);
});

it('says how long "No Change" keeps it, and an edit where that is longer', () => {
  expect(said(14, 14)).toEqual([
    'Listed until April 17, 2026 (46 days left).',
    'If nothing has changed, “No Change” keeps it listed until May 1, 2026.',
    'Thank you. Your profile is up to date as of today. It is listed until May 1, 2026.',
  ]);
  expect(said(59, 59)[1]).toBe(
    'If nothing has changed, “No Change” keeps it listed until April 2, 2026. An edit keeps it listed until May 1, 2026.',
  );
});

it('says that "No Change" brings it back while the last edit is at most 90 days old', () => {
  expect(said(61, 90)).toEqual([
    'Your profile has left the list.',
    'If nothing has changed, “No Change” brings it back until March 2, 2026. An edit brings it back until May 1, 2026.',
    'Thank you. Your profile is up to date as of today. It is listed until March 2, 2026.',
  ]);
});

it('says that "No Change" does not bring it back after that', () => {
  expect(said(61, 91)).toEqual([
    'Your profile has left the list.',
    '“No Change” does not bring it back, because the last edit was 91 days ago. An edit brings it back until May 1, 2026.',
    'Thank you. Your answer is saved. Your profile stays off the list, because the last edit was 91 days ago. Edit it to bring it back.',
  ]);
});

it('says that "No Change" does not keep it longer than the last edit does', () => {
  expect(said(10, 89)).toEqual([
    'Listed until March 3, 2026 (1 day left).',
    '“No Change” does not keep it listed longer, because the last edit was 89 days ago. An edit keeps it listed until May 1, 2026.',
    'Thank you. Your answer is saved. Your profile still leaves the list after March 3, 2026, because the last edit was 89 days ago. Edit it to keep it listed.',
  ]);
});

it.each([
  [60, 60, true],
  [61, 61, false],
  [0, 90, true],
  [0, 91, false],
])('is listed at most 60 days after a confirmation (%i) and 90 after an edit (%i)', (...of) => {
  const [confirmed, edited, isListed] = of;
  expect(listing(confirmed, edited).isListed).toBe(isListed);
});

it('says of no day that "No Change" does what it would not do', () => {
  const ages = [0, 1, 14, 29, 30, 31, 59, 60, 61, 89, 90, 91, 130];
  for (const confirmed of ages) {
    for (const edited of ages.filter((age) => age >= confirmed)) {
      const before = listing(confirmed, edited);
      const after = listing(0, edited);
      const isGain = after.isListed && after.until > before.until;
      const promises = describeNeed(before).startsWith('If nothing has changed');
      expect([confirmed, edited, promises]).toEqual([confirmed, edited, isGain]);
      const thanks = describeConfirmation(before);
      if (!after.isListed) expect(thanks).toContain('stays off the list');
      else expect(thanks).not.toContain('stays off the list');
    }
  }
});

it("takes today's date from the server's answer", () => {
  const { today, until } = readVentureListing({
    confirmedAt: '2030-01-01T23:00:00.000Z',
    updatedAt: '2030-01-01T23:00:00.000Z',
    daysSinceUpdate: 5,
  });
  expect([today, until].map((moment) => moment.toISOString())).toEqual([
    '2030-01-06T00:00:00.000Z',
    '2030-03-02T23:59:59.999Z',
  ]);
});
