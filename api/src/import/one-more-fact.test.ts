import type * as Table from '@syndication/contract/ventures/venture-facts.rules';

import { IMPORT_FIELDS, readFact, type ImportField } from './importable.rules';

jest.mock('@syndication/contract/ventures/venture-facts.rules', () => {
  const actual = jest.requireActual<typeof Table>(
    '@syndication/contract/ventures/venture-facts.rules',
  );
  const pressKitUrl = { ...actual.VENTURE_FACTS.dealRoomLink, name: 'Press kit' };
  return { ...actual, VENTURE_FACTS: { ...actual.VENTURE_FACTS, pressKitUrl } };
});

it('imports one more link in the table, by the rule for links', () => {
  const pressKit = 'pressKitUrl' as ImportField;
  expect(IMPORT_FIELDS).toContain(pressKit);
  expect(readFact(pressKit, 'https://acme.example/press')).toEqual({
    value: 'https://acme.example/press',
  });
  expect(readFact(pressKit, 'acme.example')).toEqual({
    reason: 'Please Include http:// or https://',
  });
});
