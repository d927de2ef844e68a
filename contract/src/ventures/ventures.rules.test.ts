import {
  committedPercent,
  isHttpLink,
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

it('takes pipes out of mail addresses', () => {
  expect(toMailAddress('|lead@angels.example| ')).toBe('lead@angels.example');
});

it.each([
  ['https://acme.example/deck', true],
  ['HTTP://acme.example', true],
  ['acme.example', false],
  ['https://acme', false],
  ['https://acme.example/our deck', true],
  ['ftp://acme.example', false],
  ['javascript:alert(1)//http://acme.example', false],
  ['', false],
])('says whether %j is a link that can be stored: %s', (link, answer) => {
  expect(isHttpLink(link)).toBe(answer);
});

describe('in a browser that takes blanks in a host, which the server does not', () => {
  const RealUrl = URL;
  beforeEach(() => {
    globalThis.URL = class extends RealUrl {
      constructor(address: string) {
        super(address.replaceAll(' ', '-'));
      }
    } as typeof URL;
  });
  afterEach(() => {
    globalThis.URL = RealUrl;
  });

  it.each(['https://ac me.example', 'https://acme.example /deck'])('refuses %j', (link) =>
    expect(isHttpLink(link)).toBe(false),
  );
});
