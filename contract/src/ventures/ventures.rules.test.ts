import {
  committedPercent,
  formatAmountAtValuation,
  isHttpLink,
  readDollars,
  toMailAddress,
  toSafeHref,
  truncate,
} from './ventures.rules';

describe('toSafeHref', () => {
  it.each([
    ['https://acme.example/deck', 'https://acme.example/deck'],
    ['HTTP://acme.example', 'http://acme.example/'],
    ['acme.example', 'https://acme.example/'],
    ['  www.acme.example/about  ', 'https://www.acme.example/about'],
    ['acme.example:8443', 'https://acme.example:8443/'],
    ['acme.example:8443/deck', 'https://acme.example:8443/deck'],
    ['acme.example:8443?page=2', 'https://acme.example:8443/?page=2'],
    ['//acme.example', 'https://acme.example/'],
  ])('links %j to %s', (link, href) => expect(toSafeHref(link)).toBe(href));

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)//acme.example',
    'java\nscript:alert(document.domain)',
    'javascript:1',
    'data:text/html,<b>acme.example</b>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'ftp://acme.example',
    'mailto:ceo@acme.example',
    'tel:6175550142',
    'acme',
    'https://',
    'not a website.',
    '   ',
    '',
    null,
    undefined,
  ])('never makes a link of %j', (link) => expect(toSafeHref(link)).toBeNull());
});

describe('truncate', () => {
  it('keeps a text that just fits', () => expect(truncate('abcde', 5)).toBe('abcde'));
  it('cuts one character more', () => expect(truncate('abcdef', 5)).toBe('abcde…'));
  it('leaves no blank before the ellipsis', () => expect(truncate('abcd efgh', 5)).toBe('abcd…'));
  it('cuts no character in two', () => expect(truncate('ab🚢🚢🚢', 3)).toBe('ab🚢…'));
});

describe('committedPercent', () => {
  it.each([
    ['Over subscribing (100%)', 100],
    ['At least (75%)', 75],
    ['Starting (0%)', 0],
    ['Less than half', 25],
    ['about 62.5 %', 62.5],
    ['1000%', 100],
  ])('draws %s at %d', (committed, percent) => expect(committedPercent(committed)).toBe(percent));

  it.each([null, undefined, '', 'fully committed'])('draws nothing for %j', (committed) => {
    expect(committedPercent(committed)).toBeNull();
  });
});

describe('formatAmountAtValuation', () => {
  it.each([
    [500_000, 4_000_000, '$500,000 at $4,000,000'],
    [500_000, null, '$500,000'],
    [null, 4_000_000, 'at $4,000,000'],
    [0, 0, '$0 at $0'],
    [1_234_567.6, null, '$1,234,568'],
    [null, null, null],
  ])('says %p at %p as %j', (amount, valuation, text) => {
    expect(formatAmountAtValuation(amount, valuation)).toBe(text);
  });
});

it('takes pipes out of mail addresses', () => {
  expect(toMailAddress('|lead@angels.example| ')).toBe('lead@angels.example');
});

describe('readDollars', () => {
  it.each([
    ['1500000', 1_500_000],
    ['1500000.', 1_500_000],
    ['1500000.00', 1_500_000],
    ['$1,500,000', 1_500_000],
    [' $ 1,500,000.00 ', 1_500_000],
    ['1 500 000', 1_500_000],
    ['1\u00a0500\u202f000', 1_500_000],
    ['1.5m', 1_500_000],
    ['1.1M', 1_100_000],
    ['$1.5 million', 1_500_000],
    ['1.5 million dollars', 1_500_000],
    ['750k', 750_000],
    ['2bn', 2_000_000_000],
    ['US$500,000', 500_000],
    ['500000 USD', 500_000],
    ['007', 7],
    ['0', 0],
    ['-5', -5],
    ['$-5', -5],
    ['-1.5m', -1_500_000],
    ['1.5', 1.5],
    ['10.50', 10.5],
  ])('reads %j as %d', (text, amountUsd) => expect(readDollars(text)).toBe(amountUsd));

  it.each([
    ['a digit in the middle', '1,5700,000', 15_700_000],
    ['a digit at the end', '1,500,0000', 15_000_000],
    ['a digit less at the end', '1,500,00', 150_000],
    ['the first digit gone', ',500,000', 500_000],
  ])('reads groups that an edit has broken: %s', (_, text, amountUsd) =>
    expect(readDollars(text)).toBe(amountUsd),
  );

  it.each([
    '',
    '-',
    '.5',
    '1,5',
    '1,50',
    '1,5m',
    '1.500.000',
    '1.5 mi',
    '€5',
    'ten',
    '1e6',
    '9'.repeat(17),
  ])('does not guess what %j means', (text) => expect(readDollars(text)).toBeNull());
});

it.each([
  ['https://acme.example/deck', true],
  ['HTTP://acme.example', true],
  ['acme.example', false],
  ['https://acme', false],
  ['ftp://acme.example', false],
  ['javascript:alert(1)//http://acme.example', false],
  ['', false],
])('says whether %j is a link that can be stored: %s', (link, answer) => {
  expect(isHttpLink(link)).toBe(answer);
});
