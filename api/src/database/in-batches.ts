/** PostgreSQL takes 65,535 values in one statement; no table here has more than ten columns to write. */
const ROWS_PER_STATEMENT = 5000;

/** Writes many rows in few statements, one after the other. @returns what all of them returned */
export async function inBatches<Row, Written>(
  rows: readonly Row[],
  write: (batch: Row[]) => PromiseLike<Written[]>,
): Promise<Written[]> {
  const written: Written[] = [];
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    written.push(...(await write(rows.slice(start, start + ROWS_PER_STATEMENT))));
  }
  return written;
}
