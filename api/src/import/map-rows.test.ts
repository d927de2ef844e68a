import fc from 'fast-check';

import { mapRows } from './map-rows';
import { checkMapping } from './mapping';
import formD from './mappings/form-d.json';

const mapping = checkMapping(formD, 'for Form D offerings');

const cell = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('', ' ', 'NV', 'A1', '100', '-1', '1e9', '$1,000', '١٢', '\u0000', 'Acme'),
);
const cells = fc.record({
  accession_number: fc.oneof(fc.constantFrom('', '1', '2', '3'), cell),
  company_name: cell,
  state: cell,
  offering_amount_usd: cell,
  amount_sold_usd: cell,
});

it('either takes a row or reports it as lost, whatever its cells hold', () => {
  fc.assert(
    fc.property(fc.array(cells, { maxLength: 20 }), (file) => {
      const csvRows = file.map((row, index) => ({ rowNumber: index + 2, cells: row }));
      const { rows, rejections } = mapRows(csvRows, mapping);
      const taken = rows.map(({ rowNumber }) => rowNumber);
      const lost = rejections
        .filter(({ isRowLost }) => isRowLost)
        .map(({ rowNumber }) => rowNumber);
      expect([...taken, ...lost].sort((a, b) => a - b)).toEqual(
        csvRows.map(({ rowNumber }) => rowNumber),
      );
    }),
  );
});

it('takes or reports every cell that is not blank', () => {
  fc.assert(
    fc.property(cells, (row) => {
      const known = { ...row, accession_number: '1', company_name: 'Acme' };
      const { rows, rejections } = mapRows([{ rowNumber: 2, cells: known }], mapping);
      const [taken] = rows;
      const isReported = (column: string) => rejections.some((entry) => entry.column === column);
      const isBlank = (column: keyof typeof known) => known[column].trim() === '';
      expect(taken?.facts.state !== undefined || isReported('state')).toBe(!isBlank('state'));
      expect(taken?.round.amount !== undefined || isReported('offering_amount_usd')).toBe(
        !isBlank('offering_amount_usd'),
      );
    }),
  );
});

it.each(['\u0000', '\u0007', '\u007f', '\u009f'])('reports the control character %j', (sign) => {
  const row = { accession_number: '1', company_name: `Ac${sign}me` };
  const { rejections } = mapRows([{ rowNumber: 2, cells: row }], mapping);
  expect(rejections[0]).toMatchObject({
    column: 'company_name',
    reason: expect.stringContaining('control characters'),
  });
});
