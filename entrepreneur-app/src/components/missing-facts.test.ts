import { roundFixture, ventureFixture } from '@syndication/shared-ui/testing';

import { findMissingFacts } from './missing-facts';

const namesOf = (facts: Parameters<typeof findMissingFacts>[0]) =>
  findMissingFacts(facts).missing.map(({ name }) => name);

it('finds nothing in a complete profile', () => {
  const links = { gustProfileLink: 'https://gust.example', dealumProfileLink: 'https://d.example' };
  expect(namesOf(ventureFixture(links))).toEqual([]);
});

it('counts what is given of what there could be', () => {
  const { total, missing } = findMissingFacts({ country: 'US' });
  expect([total, missing.length]).toEqual([19, 18]);
  expect(missing.filter(({ isRequired }) => isRequired)).toHaveLength(12);
});

it('asks for what holds blanks and invisible characters only', () => {
  expect(namesOf(ventureFixture({ slideDeckLink: ' \u200b ' }))).toContain('slideDeckLink');
});

it('asks for a state in the United States only, and for a reason of the type Other only', () => {
  expect(namesOf(ventureFixture({ country: 'US', state: null }))).toContain('state');
  expect(namesOf(ventureFixture({ country: 'CH', state: null }))).not.toContain('state');
  const other = roundFixture({ securityType: 'Other', other: null });
  expect(namesOf(ventureFixture({ currentVentureRound: other }))).toContain(
    'currentVentureRound.other',
  );
});

it('asks for no terms of a closed round, to which nothing can be added', () => {
  const closed = roundFixture({ amount: null, valuation: null, isRoundClosed: true });
  expect(
    namesOf(ventureFixture({ currentVentureRound: closed })).filter((name) =>
      name.startsWith('currentVentureRound'),
    ),
  ).toEqual([]);
});

it('names the terms of a company without a round', () => {
  expect(namesOf(ventureFixture({ currentVentureRound: null }))).toEqual(
    expect.arrayContaining(['currentVentureRound.amount', 'currentVentureRound.securityType']),
  );
});

it('asks for the terms of a round that is being added, behind a closed one', () => {
  const closed = roundFixture({ isRoundClosed: true });
  const adding = { ...ventureFixture({ currentVentureRound: closed }), isAddingRound: true };
  const roundOf = (newVentureRound: object) =>
    namesOf({ ...adding, newVentureRound }).filter((name) => name.includes('Round.'));
  expect(roundOf({})).toEqual(
    ['amount', 'valuation', 'committed', 'securityType'].map((name) => `newVentureRound.${name}`),
  );
  expect(roundOf({ ...closed, securityType: 'Other', other: null })).toEqual([
    'newVentureRound.other',
  ]);
});
