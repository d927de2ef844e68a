import type * as Table from '@syndication/contract/ventures/venture-facts.rules';
import { ventureFixture } from '@syndication/shared-ui/testing';

import { toCsvTable } from './to-csv-table';

jest.mock('@syndication/contract/ventures/venture-facts.rules', () => {
  const actual = jest.requireActual<typeof Table>(
    '@syndication/contract/ventures/venture-facts.rules',
  );
  const pressKitUrl = { ...actual.VENTURE_FACTS.dealRoomLink, name: 'Press kit' };
  return { ...actual, VENTURE_FACTS: { ...actual.VENTURE_FACTS, pressKitUrl } };
});

it('exports one more link in the table', () => {
  const deal = { ...ventureFixture(), pressKitUrl: 'https://acme.example/press' };
  const { header, rows } = toCsvTable([deal], 'Northeast Deals');
  expect(rows[0]?.[header.indexOf('Press kit')]).toBe('https://acme.example/press');
});
