import { decodePeopleFile, findSeparator, withoutSeparatorLine } from './people-file.rules';

const LETTERS = 'Zoë,Jörg';
const wide = (text: string, isBig: boolean): number[] =>
  [...text].flatMap((letter) => {
    const code = letter.codePointAt(0)!;
    return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8];
  });

it.each([
  ['UTF-8', [...new TextEncoder().encode(LETTERS)]],
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, ...new TextEncoder().encode(LETTERS)]],
  ['what Excel writes on Windows', [...LETTERS].map((letter) => letter.codePointAt(0)!)],
  ['UTF-16 with a mark', [0xff, 0xfe, ...wide(LETTERS, false)]],
  ['UTF-16, big end first, with a mark', [0xfe, 0xff, ...wide(LETTERS, true)]],
  ['UTF-16 without a mark', wide(LETTERS, false)],
  ['UTF-16, big end first, without a mark', wide(LETTERS, true)],
])('reads %s', (_, bytes) => {
  expect(decodePeopleFile(new Uint8Array(bytes))).toBe(LETTERS);
});

it('reads the quotes and the euro of Windows, and an empty file', () => {
  expect(decodePeopleFile(new Uint8Array([0x93, 0x80, 0x94]))).toBe('“€”');
  expect(decodePeopleFile(new Uint8Array())).toBe('');
});

it.each([
  ['first,last,email', ','],
  ['"Last, first";email', ';'],
  ['first\tlast\temail', '\t'],
  ['\r\nfirst;last;email\na,b;c,d', ';'],
  ['email', ','],
  ['', ','],
])('finds the separator of %j', (text, separator) => {
  expect(findSeparator(text)).toBe(separator);
});

it('ignores the line in which Excel names the separator', () => {
  expect(withoutSeparatorLine('sep=;\r\na;b')).toBe('\na;b');
  expect(withoutSeparatorLine('separator,b')).toBe('separator,b');
});
