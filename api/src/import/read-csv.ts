import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import {
  decodePeopleFile,
  findSeparator,
  withoutSeparatorLine,
} from '@syndication/contract/console-people/people-file.rules';
import { CsvError, parse } from 'csv-parse';

import { MalformedInput } from './malformed-input';

export interface CsvRow {
  /** Row of the file as a spreadsheet counts it: the header is row 1, blank lines count. */
  rowNumber: number;
  cells: Record<string, string>;
}

export interface CsvFile {
  columns: string[];
  rows: CsvRow[];
}

/** Passes text on, and fails on the first byte that is not UTF-8. */
function createUtf8Check(): Transform {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (chunk?: Buffer) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw new MalformedInput('The file is not valid UTF-8. Save it as UTF-8 and try again.');
    }
  };
  return new Transform({
    decodeStrings: true,
    transform(chunk: Buffer, _encoding, done) {
      try {
        done(null, decode(chunk));
      } catch (error) {
        done(error as Error);
      }
    },
    flush(done) {
      try {
        done(null, decode());
      } catch (error) {
        done(error as Error);
      }
    },
  });
}

interface ParsedRecord {
  record: string[];
  info: { records: number; empty_lines: number };
}

function checkHeader(header: string[], needed: readonly string[]): void {
  // Spreadsheets write empty columns without a name; nothing reads these.
  const twice = header.filter((name, index) => name !== '' && header.indexOf(name) !== index);
  if (twice.length > 0) throw new MalformedInput(`Columns appear twice: ${twice.join(', ')}.`);
  const missing = needed.filter((name) => !header.includes(name));
  if (missing.length === 0) return;
  throw new MalformedInput(
    `Columns are missing: ${missing.join(', ')}. The file has: ${header.join(', ')}.`,
  );
}

/** Collects the records of a source of text. @throws MalformedInput for one that is empty or without a needed column */
async function collectRows(
  separator: string,
  neededColumns: readonly string[],
  feed: (
    parser: ReturnType<typeof parse>,
    collect: (records: AsyncIterable<ParsedRecord>) => Promise<void>,
  ) => Promise<void>,
): Promise<CsvFile> {
  const file: CsvFile = { columns: [], rows: [] };
  const parser = parse({
    bom: true,
    info: true,
    delimiter: separator,
    skip_empty_lines: true,
    max_record_size: 1_000_000,
  });
  await feed(parser, async (records) => {
    for await (const { record, info } of records) {
      if (info.records === 1) {
        file.columns = record.map((name) => name.trim());
        continue;
      }
      const cells = Object.fromEntries(file.columns.map((name, i) => [name, record[i] ?? '']));
      file.rows.push({ rowNumber: info.records + info.empty_lines, cells });
    }
  });
  if (file.columns.length === 0) throw new MalformedInput('The file is empty.');
  checkHeader(file.columns, neededColumns);
  if (file.rows.length === 0) throw new MalformedInput('The file has a header but no rows.');
  return file;
}

/**
 * Reads a whole CSV file, so that a fault in its last line is known before anything is written.
 * @throws MalformedInput for a file that is not UTF-8, not CSV, empty, or without a needed column
 */
export async function readCsv(path: string, neededColumns: readonly string[]): Promise<CsvFile> {
  try {
    return await collectRows(',', neededColumns, (parser, collect) =>
      pipeline(createReadStream(path), createUtf8Check(), parser, collect),
    );
  } catch (error) {
    throw toMalformedInput(error, path);
  }
}

/**
 * Reads a file as spreadsheets write them, in any of their encodings and with any of their separators.
 * @throws MalformedInput for a file that is not CSV, or empty
 */
export async function readSpreadsheet(path: string): Promise<CsvFile> {
  try {
    const text = withoutSeparatorLine(decodePeopleFile(await readFile(path)));
    return await collectRows(findSeparator(text), [], (parser, collect) =>
      pipeline(Readable.from([text]), parser, collect),
    );
  } catch (error) {
    throw toMalformedInput(error, path);
  }
}

function toMalformedInput(error: unknown, path: string): unknown {
  if (error instanceof CsvError)
    return new MalformedInput(`The file is not valid CSV: ${error.message}.`);
  switch ((error as { code?: unknown }).code) {
    case 'ENOENT':
      return new MalformedInput(`There is no file ${path}.`);
    case 'EISDIR':
      return new MalformedInput(`${path} is a folder, not a file.`);
    case 'EACCES':
      return new MalformedInput(`The file ${path} may not be read.`);
    default:
      return error;
  }
}
