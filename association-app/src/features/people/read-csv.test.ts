import { guessColumns, readCsv, toPeople } from './read-csv';

const bytesOf = (text: string): ArrayBuffer =>
  new Uint8Array(new TextEncoder().encode(text)).buffer;

it.each([',', ';', '\t'])('reads columns with %j between, in any order', (separator) => {
  const text = [
    ['E-Mail', 'Family name', 'Given name'],
    ['ann@harbor.test', '"van der Berg, MD"', 'Ann'],
  ]
    .map((cells) => cells.join(separator))
    .join('\r\n');
  const file = readCsv(bytesOf(`sep=${separator}\r\n${text}\r\n\r\n`));
  expect(toPeople(file, guessColumns(file.header))).toEqual({
    people: [{ email: 'ann@harbor.test', firstName: 'Ann', lastName: 'van der Berg, MD' }],
    rowOf: [3],
    problems: [],
  });
});

it('counts rows as a spreadsheet does, and finds who is there twice', () => {
  const file = readCsv(
    bytesOf('First,Last,Email\nAnn,Angel,ann@x.test\n\n,,\nAnn,Angel,ANN@x.test\nB,Bay,b@x.test'),
  );
  expect(toPeople(file, guessColumns(file.header))).toMatchObject({
    rowOf: [2, 6],
    problems: [{ row: 5, column: 'Email', reason: 'The same address is in row 2' }],
  });
});

it('says of each row what is wrong with it, and in which column', () => {
  const file = readCsv(
    bytesOf('First name,Last name,Email\nAnn,,ann@harbor\nBen,Bell,ben@harbor.test\n,Cole,'),
  );
  const { people, rowOf, problems } = toPeople(file, guessColumns(file.header));
  expect([people.length, rowOf]).toEqual([1, [3]]);
  expect(problems).toEqual([
    { row: 2, column: 'Email', reason: 'This should be a valid email address' },
    { row: 2, column: 'Last name', reason: 'A last name is missing' },
    { row: 4, column: 'Email', reason: 'An email address is missing' },
    { row: 4, column: 'First name', reason: 'A first name is missing' },
  ]);
});

it('knows no column where none says what it holds', () => {
  expect(guessColumns(['A', 'B'])).toEqual({ firstName: -1, lastName: -1, email: -1 });
});

it('takes a postal address for no email address', () => {
  expect(guessColumns(['First name', 'Last name', 'Address', 'Email']).email).toBe(3);
  expect(guessColumns(['First name', 'Last name', 'Address']).email).toBe(2);
});

it('takes the first row for a person where it holds an address', () => {
  const file = readCsv(bytesOf('Ann,Angel,ann@x.test\nBen,Bell,ben@x.test'));
  expect(file.header).toEqual(['Column 1', 'Column 2', 'Column 3']);
  expect(toPeople(file, { firstName: 0, lastName: 1, email: 2 }).people).toHaveLength(2);
});

it('names columns that are not chosen as their fields do', () => {
  const { problems } = toPeople(readCsv(bytesOf('A,B\nAnn,Angel')), guessColumns(['A', 'B']));
  expect(problems.map(({ column }) => column).sort()).toEqual([
    'Email address',
    'First name',
    'Last name',
  ]);
});
