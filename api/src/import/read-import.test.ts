import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { useFolders } from '../testing/use-folders';
import { MalformedInput } from './malformed-input';
import { readImport } from './read-import';

const makeFolder = useFolders();
const folder = makeFolder();
const HEADER =
  'accession_number,company_name,industry,city,state,offering_amount_usd,amount_sold_usd,investors,is_follow_on';

function write(content: string | Buffer): string {
  const path = join(folder, `${Math.random()}.csv`);
  writeFileSync(path, content);
  return path;
}

const read = (...lines: string[]) => readImport(write([HEADER, ...lines].join('\n')), null);

it('reads the facts of a Form D row', async () => {
  const { rows, rejections, unknownColumns, source } = await read(
    '1-25-1,"Acme, ""Rocket"" Co.",Other,Reno,NV,1000000,750000,3,false',
  );
  expect(rejections).toEqual([]);
  expect(unknownColumns).toEqual([]);
  expect(source).toBe('sec-form-d');
  expect(rows).toEqual([
    {
      rowNumber: 2,
      externalId: '1-25-1',
      facts: { companyName: 'Acme, "Rocket" Co.', state: 'Nevada', country: 'US' },
      round: { amount: 1_000_000, committed: 'At least (75%)' },
    },
  ]);
});

it.each([
  [100, 101, 'Over subscribing (100%)'],
  [100, 100, 'Over subscribing (100%)'],
  [100, 99, 'At least (75%)'],
  [100, 74, 'At least (50%)'],
  [100, 49, 'Less than half'],
  [100, 1, 'Less than half'],
  [100, 0, 'Starting (0%)'],
])('of %d offered and %d sold makes %s', async (offered, sold, level) => {
  const { rows } = await read(`1,Acme,,,NV,${offered},${sold},,`);
  expect(rows[0]?.round.committed).toBe(level);
});

it('loads a row without the column that it could not take, and says which', async () => {
  const { rows, rejections } = await read('1,Acme,,,A6,abc,5,,');
  expect(rows[0]?.facts).toEqual({ companyName: 'Acme', country: 'CA' });
  expect(rejections).toEqual([
    expect.objectContaining({ rowNumber: 2, column: 'state', isRowLost: false }),
    expect.objectContaining({ rowNumber: 2, column: 'offering_amount_usd', isRowLost: false }),
    expect.objectContaining({ rowNumber: 2, column: 'amount_sold_usd', isRowLost: false }),
  ]);
});

it.each([
  ['no external id', ',Acme,,,NV,1,1,,', 'accession_number'],
  ['no name', '2,,,,NV,1,1,,', 'company_name'],
  ['a name over 50 characters', `2,${'x'.repeat(51)},,,NV,1,1,,`, 'company_name'],
  ['an external id that was there', '1,Again,,,NV,1,1,,', 'accession_number'],
])('loses and reports a row with %s', async (_name, line, column) => {
  const { rows, rejections } = await read('1,First,,,NV,1,1,,', line, '3,Last,,,NV,1,1,,');
  expect(rows.map(({ rowNumber }) => rowNumber)).toEqual([2, 4]);
  expect(rejections).toContainEqual(
    expect.objectContaining({ rowNumber: 3, column, isRowLost: true }),
  );
});

it('counts rows as the file has them: blank lines and line breaks in a cell included', async () => {
  const { rows } = await read('1,"Two\nlines",,,NV,1,1,,', '', '2,Acme,,,NV,1,1,,');
  expect(rows.map(({ rowNumber }) => rowNumber)).toEqual([2, 4]);
});

it('reads a byte order mark and Windows line ends', async () => {
  const { rows } = await readImport(write(`\uFEFF${HEADER}\r\n1,Acme,,,NV,1,1,,\r\n`), null);
  expect(rows).toHaveLength(1);
});

it('takes several columns without a name, and reports each', async () => {
  const { rows, unknownColumns } = await readImport(
    write(`${HEADER},,\n1,Acme,,,NV,1,1,,,x,`),
    null,
  );
  expect(rows).toHaveLength(1);
  expect(unknownColumns).toEqual(['(no name)', '(no name)']);
});

it.each<[string, string | Buffer]>([
  ['an empty file', ''],
  ['a header alone', HEADER],
  ['a missing column', 'accession_number,state\n1,NV'],
  ['a column twice', `${HEADER},state\n1,Acme,,,NV,1,1,,,NV`],
  ['a row with too few cells at the end', `${HEADER}\n1,Acme,,,NV,1,1,,\n2,Acme`],
  ['an open quote', `${HEADER}\n1,"Acme,,,NV,1,1,,`],
  ['a byte that is not UTF-8', Buffer.from(`${HEADER}\n1,Caf\u00e9,,,NV,1,1,,`, 'latin1')],
  ['UTF-16', Buffer.from(`\uFEFF${HEADER}\n1,Acme,,,NV,1,1,,`, 'utf16le')],
  ['something that is not a table', '%PDF-1.7\nxyz'],
])('refuses %s as a whole', async (_name, content) => {
  await expect(readImport(write(content), null)).rejects.toThrow(MalformedInput);
});

it('names a file that is not there', async () => {
  await expect(readImport('/nowhere.csv', null)).rejects.toThrow('There is no file /nowhere.csv.');
});

it.each([
  ['no JSON', 'x'],
  [
    'an unknown field',
    '{"source":"s","externalId":"id","columns":[{"column":"a","field":"b","transform":"text"}]}',
  ],
  [
    'an unknown transform',
    '{"source":"s","externalId":"id","columns":[{"column":"a","field":"state","transform":"b"}]}',
  ],
  [
    'a default against the rules',
    '{"source":"s","externalId":"id","columns":[{"column":"a","field":"companyName","transform":"text"}],"defaults":{"round.committed":"most of it"}}',
  ],
])('refuses a mapping with %s', async (_name, mapping) => {
  await expect(readImport(write(HEADER), write(mapping))).rejects.toThrow(
    /The mapping .* (valid|default)/,
  );
});

it('maps the columns of another file by another mapping', async () => {
  const mapping = write(
    JSON.stringify({
      source: 'club',
      externalId: 'id',
      columns: [
        { column: 'company', field: 'companyName', transform: 'text' },
        { column: 'site', field: 'companyWebsite', transform: 'webAddress' },
        {
          column: 'kind',
          field: 'round.securityType',
          transform: 'oneOf',
          values: { CN: 'Convertible note' },
        },
      ],
      defaults: { country: 'US', 'round.amount': 250000 },
    }),
  );
  const file = write('id,company,site,kind,note\n7,Acme,acme.test,CN,hello\n8,Bolt,not a site,XX,');
  const { rows, rejections, unknownColumns } = await readImport(file, mapping);
  expect(rows[0]).toMatchObject({
    facts: { companyName: 'Acme', companyWebsite: 'https://acme.test/', country: 'US' },
    round: { securityType: 'Convertible note', amount: 250_000 },
  });
  expect(rejections.map(({ rowNumber, column }) => [rowNumber, column])).toEqual([
    [3, 'site'],
    [3, 'kind'],
  ]);
  expect(unknownColumns).toEqual(['note']);
});
