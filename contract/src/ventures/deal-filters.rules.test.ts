import { matchesSelection, type DealSelection, type FilterableDeal } from './deal-filters.rules';
import { describeFilter, findFilterOptions } from './deal-filter-options.rules';

const round = {
  securityType: 'SAFE',
  committed: 'At least (75%)',
  isPresenter: false,
  isRoundClosed: false,
  createdAt: new Date().toISOString(),
};
const deal = (facts: Partial<FilterableDeal> = {}): FilterableDeal => ({
  state: 'Maine',
  country: 'US',
  news: null,
  changes: [],
  ventureRounds: [],
  listedUntil: new Date(Date.now() + 30 * 86_400_000).toISOString(),
  qualification: ['Impact investment'],
  isPresenter: false,
  daysSinceUpdate: 3,
  currentVentureRound: round,
  ...facts,
});
const closed = { ...round, isRoundClosed: true };

describe('matchesSelection', () => {
  it.each<[string, DealSelection, Partial<FilterableDeal>, boolean]>([
    ['nothing chosen', {}, {}, true],
    ['an empty choice', { state: [] }, {}, true],
    ['its state', { state: ['Maine'] }, {}, true],
    ['one of two states', { state: ['Ohio', 'Maine'] }, {}, true],
    ['another state', { state: ['Ohio'] }, {}, false],
    ['a state when none is known', { state: ['Ohio'] }, { state: null }, false],
    ['its security type', { security: ['SAFE'] }, {}, true],
    [
      'a security type without a round',
      { security: ['SAFE'] },
      { currentVentureRound: null },
      false,
    ],
    ['what is committed', { committed: ['At least (75%)'] }, {}, true],
    ['a qualification that it has not', { qualification: ['Women co-founder(s)'] }, {}, false],
    ['an open round', { round: ['Open'] }, {}, true],
    [
      'an open round when it is closed',
      { round: ['Open'] },
      { currentVentureRound: closed },
      false,
    ],
    ['presenters only', { presenter: ['Presenter'] }, {}, false],
    ['a presenter', { presenter: ['Presenter'] }, { isPresenter: true }, true],
    ['an update 14 days ago', { updated: ['Updated in 14 days'] }, { daysSinceUpdate: 14 }, true],
    ['an update 15 days ago', { updated: ['Updated in 14 days'] }, { daysSinceUpdate: 15 }, false],
    ['what is new', { news: ['New'] }, { news: { since: '2026-11-01', isNew: true } }, true],
    ['what is new, on a first visit', { news: ['New'] }, {}, false],
    [
      'what closes soon',
      { news: ['Closing soon'] },
      { listedUntil: new Date().toISOString() },
      true,
    ],
    ['what has long to go', { news: ['Closing soon'] }, {}, false],
    [
      'a place elsewhere',
      { state: ['Vestland, Norway'] },
      { state: 'Vestland', country: 'NO' },
      true,
    ],
    ['two filters, one of them not met', { state: ['Maine'], security: ['Other'] }, {}, false],
    ['a value that nobody knows', { presenter: ['x'] }, { isPresenter: true }, false],
  ])('judges %s', (_, selection, facts, passes) => {
    expect(matchesSelection(deal(facts), selection)).toBe(passes);
  });
});

describe('findFilterOptions', () => {
  const deals = [
    deal({ state: 'Vermont', currentVentureRound: closed }),
    deal({ state: 'Bavaria', country: 'DE' }),
    deal({ state: 'Ontario', country: 'CA' }),
    deal(),
    deal({ currentVentureRound: { ...round, securityType: 'Priced round', committed: '10%' } }),
  ];
  const optionsOf = (label: string) =>
    findFilterOptions(deals)
      .get(label)
      ?.map(({ value, count }) => [value, count]);

  it('counts what occurs, in the order of the forms, else by alphabet', () => {
    expect(optionsOf('Place')).toEqual([
      ['Maine', 2],
      ['Vermont', 1],
      ['Ontario, Canada', 1],
      ['Bavaria, Germany', 1],
    ]);
    expect(optionsOf('Security type')).toEqual([
      ['Priced round', 1],
      ['SAFE', 4],
    ]);
    expect(optionsOf('% committed')).toEqual([
      ['At least (75%)', 4],
      ['10%', 1],
    ]);
  });

  it('puts a level that no form offers where it belongs', () => {
    const levels = ['Unknown', 'Starting (0%)', 'At least (25%)', 'Over subscribing (100%)'];
    const options = findFilterOptions(
      levels.map((committed) => deal({ currentVentureRound: { ...round, committed } })),
    ).get('% committed');
    expect(options?.map(({ value }) => value)).toEqual([
      'Over subscribing (100%)',
      'At least (25%)',
      'Starting (0%)',
      'Unknown',
    ]);
  });

  it('leaves out what no deal has', () => {
    expect(optionsOf('Show only')).toEqual([['Updated in 14 days', 5]]);
    expect([...findFilterOptions([]).keys()]).toEqual([]);
  });
});

it('names a chosen value so that it is readable on its own', () => {
  expect(describeFilter('state', 'Maine')).toBe('Place: Maine');
  expect(describeFilter('news', 'Changed')).toBe('Changed');
});
