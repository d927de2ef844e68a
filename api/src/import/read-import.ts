import { readFile } from 'node:fs/promises';

import { MalformedInput } from './malformed-input';
import { mapRows, type MappedFile } from './map-rows';
import { checkMapping, columnsOf, parseMapping, type Mapping } from './mapping';
import formD from './mappings/form-d.json';
import { readCsv } from './read-csv';

async function readMapping(path: string | null): Promise<Mapping> {
  if (path === null) return checkMapping(formD, 'for Form D offerings');
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch {
    throw new MalformedInput(`The mapping ${path} cannot be read.`);
  }
  return parseMapping(text, path);
}

export interface PreparedImport extends MappedFile {
  source: string;
  /** Columns that the mapping neither uses nor ignores. */
  unknownColumns: string[];
}

/**
 * Reads and maps a whole file, before anything is written.
 * @throws MalformedInput when file or mapping cannot be used as a whole
 */
export async function readImport(
  csvPath: string,
  mappingPath: string | null,
): Promise<PreparedImport> {
  const mapping = await readMapping(mappingPath);
  const needed = columnsOf(mapping);
  const { columns, rows } = await readCsv(csvPath, needed);
  const named = new Set([...needed, ...(mapping.ignored ?? [])]);
  return {
    source: mapping.source,
    unknownColumns: columns.filter((name) => !named.has(name)).map((name) => name || '(no name)'),
    ...mapRows(rows, mapping),
  };
}
