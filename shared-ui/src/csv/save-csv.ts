import { unparse } from 'papaparse';

import { saveFile } from './save-file';

export type CsvCell = string | number | null;

/** What a spreadsheet might run when it opens the file; a plain number is safe. */
const FORMULA = /^(?!-?\d+(\.\d+)?$)[=+\-@\t\r]/;

/** Tells a spreadsheet that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Saves a table as a CSV file (RFC 4180, UTF-8) on the reader's machine. A text that a spreadsheet would
 * run as a formula gets a leading apostrophe.
 */
export function saveCsv(
  fileName: string,
  header: readonly string[],
  rows: readonly (readonly CsvCell[])[],
): void {
  const text = unparse([header, ...rows] as CsvCell[][], { escapeFormulae: FORMULA });
  saveFile(fileName, [BYTE_ORDER_MARK, text, '\r\n'], 'text/csv;charset=utf-8');
}
