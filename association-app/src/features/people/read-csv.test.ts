import { decodeText, guessColumns, readCsv, toPeople } from './read-csv';

const bytesOf = (...values: number[]) => new Uint8Array(values).buffer;

it.each([
  ['UTF-8', bytesOf(0xc5, 0xbb, 0xc3, 0xb3), 'Żó'],
  ['UTF-8 with a mark', bytesOf(0xef, 0xbb, 0xbf, 0x41), 'A'],
  ['what Excel on Windows writes', bytesOf(0x4a, 0xf6, 0x72, 0x67), 'Jörg'],
  ['UTF-16', bytesOf(0xff, 0xfe, 0x41, 0x00), 'A'],
])('reads %s', (_, bytes, text) => {
  expect(decodeText(bytes)).toBe(text);
});

it.each([',', ';', '\t'])('reads columns with %j between, in any order', (separator) => {
  const text = [
    ['E-Mail', 'Family name', 'Given name'],
    ['ann@harbor.test', '"van der Berg"', 'Ann'],
  ]
    .map((cells) => cells.join(separator))
    .join('\r\n');
  const file = readCsv(`${text}\r\n\r\n`);
  expect(toPeople(file, guessColumns(file.header))).toEqual({
    people: [{ email: 'ann@harbor.test', firstName: 'Ann', lastName: 'van der Berg' }],
    rowOf: [2],
    problems: [],
  });
});

it('says of each row what is wrong with it, and in which column', () => {
  const file = readCsv(
    'First name,Last name,Email\nAnn,,ann@harbor\nBen,Bell,ben@harbor.test\n,Cole,',
  );
  const { people, rowOf, problems } = toPeople(file, guessColumns(file.header));
  expect([people.length, rowOf]).toEqual([1, [3]]);
  expect(problems).toEqual([
    { row: 2, column: 'Email', reason: expect.any(String) as string },
    { row: 2, column: 'Last name', reason: 'A last name is missing' },
    { row: 4, column: 'Email', reason: expect.any(String) as string },
    { row: 4, column: 'First name', reason: 'A first name is missing' },
  ]);
});

it('knows no column where none says what it holds', () => {
  expect(guessColumns(['A', 'B'])).toEqual({ firstName: -1, lastName: -1, email: -1 });
});
