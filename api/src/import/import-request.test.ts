import { checkImportRequest } from './import-request';

const requestOf = (rows: unknown[]) => ({ source: 's', group: 'g', isDryRun: false, rows });
const rowOf = (index: number) => ({
  rowNumber: index + 2,
  externalId: String(index),
  facts: { companyName: `Company ${index}` },
  round: {},
});
const ROWS = Array.from({ length: 2000 }, (_, index) => rowOf(index));

it('is checked without holding up everything else meanwhile', async () => {
  let turns = 0;
  let next: NodeJS.Immediate;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  next = setImmediate(count);
  const checked = await checkImportRequest(requestOf(ROWS));
  clearImmediate(next);
  expect(checked.data).toEqual(requestOf(ROWS));
  expect(turns).toBeGreaterThan(1);
});

it('is refused with the place of the row that is wrong', async () => {
  const wrong = { ...rowOf(1600), externalId: '' };
  const checked = await checkImportRequest(requestOf(ROWS.with(1600, wrong)));
  expect(checked.error?.issues.map(({ path }) => path)).toEqual([['rows', 1600, 'externalId']]);
  expect((await checkImportRequest({ rows: [] })).success).toBe(false);
});
