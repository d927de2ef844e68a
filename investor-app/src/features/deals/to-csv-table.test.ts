import { dealsFixture, roundFixture, ventureFixture } from '@syndication/shared-ui/testing';

import { toCsvTable } from './to-csv-table';

/** One deal by the names of its columns. */
function exportOne(facts: Parameters<typeof ventureFixture>[0]) {
  const { header, rows } = toCsvTable([ventureFixture(facts)], 'Northeast Deals');
  return Object.fromEntries(header.map((name, index) => [name, rows[0]?.[index]]));
}

describe('toCsvTable', () => {
  it('has a row for each deal, in their order', () => {
    const { rows } = toCsvTable(dealsFixture.toReversed(), 'Northeast Deals');
    expect(rows.map(([company]) => company)).toEqual(
      dealsFixture.toReversed().map(({ companyName }) => companyName),
    );
  });

  it('has every fact of a row, in the order of the columns', () => {
    const deal = ventureFixture({
      confirmedAt: '2026-11-18T23:30:00.000Z',
      ownVote: { choice: '75%', votedAt: '2026-11-19T10:00:00.000Z' },
      isPresenter: true,
      note: { text: 'Ask about churn.', savedAt: '2026-11-19T10:00:00.000Z' },
      dealLeadEmail: 'harold|@walnutstreet.example',
    });
    const columns = {
      Company: 'Tidewater Robotics',
      Website: 'https://tidewater-robotics.example/',
      Description: deal.description,
      Country: 'United States',
      State: 'Massachusetts',
      Qualifications: 'Women co-founder(s); Impact investment',
      'Nominated in': 'Northeast',
      Presenter: 'Presenter',
      'Amount (USD)': 1_500_000,
      'Valuation (USD)': 8_000_000,
      'Security type': 'Convertible note',
      'Other security': null,
      '% committed': 'At least (50%)',
      Round: 'Open',
      'Last updated': '2026-11-18',
      'Days since update': 3,
      CEO: 'Nadia Okafor',
      'CEO email': 'entrepreneur@demo.test',
      'CEO mobile number': '(617) 555-0142',
      'Lead group': 'Walnut Street Angels',
      'Deal lead': 'Harold Lindqvist',
      'Deal lead email': 'harold@walnutstreet.example',
      'Deal room': 'https://deals.example/tidewater',
      Slides: 'https://files.example/tidewater/deck',
      Video: 'https://files.example/tidewater/pitch',
      'Ex.Summary': 'https://files.example/tidewater/summary',
      Gust: 'https://gust.example/tidewater',
      Dealum: 'https://dealum.example/tidewater',
      'My vote': '75%',
      'Voted on': '2026-11-19',
      'My vote is on': 'Current terms',
      Following: null,
      'My note': 'Ask about churn.',
    };
    expect(Object.entries(exportOne(deal))).toEqual(Object.entries(columns));
  });

  it('keeps a closed round apart, and links that lead elsewhere than the web out', () => {
    expect(
      exportOne({
        currentVentureRound: roundFixture({ isRoundClosed: true }),
        slideDeckLink: 'javascript:alert(1)',
      }),
    ).toMatchObject({ Round: 'Round Closed', Slides: null });
  });

  it('leaves empty what is not known', () => {
    expect(exportOne({ currentVentureRound: null, ownVote: null, country: null })).toMatchObject({
      'Amount (USD)': null,
      Round: null,
      Country: null,
      'My vote': null,
      'Voted on': null,
      'My vote is on': null,
    });
  });

  it('names the file by list and day, whatever the group is called', () => {
    const { fileName } = toCsvTable(
      [],
      '../Müller & Söhne: Deals',
      new Date('2026-11-21T08:00:00Z'),
    );
    expect(fileName).toBe('müller-söhne-deals-2026-11-21.csv');
  });
});
