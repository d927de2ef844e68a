import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { MalformedInput } from './malformed-input';
import { mapRows, type MappedFile } from './map-rows';
import { columnsOf, parseMapping, type Mapping } from './mapping';
import { readCsv } from './read-csv';

const DEFAULT_MAPPING = 'form-d.json';

/** From `src/import/` and from the bundle in `dist/` alike. */
function findDefaultMapping(): string {
  const path = ['./mappings/', '../src/import/mappings/']
    .map((folder) => fileURLToPath(new URL(folder + DEFAULT_MAPPING, import.meta.url)))
    .find((candidate) => existsSync(candidate));
  if (!path) throw new MalformedInput('The mapping for Form D offerings is missing.');
  return path;
}

async function readMapping(path: string): Promise<Mapping> {
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
  const mapping = await readMapping(mappingPath ?? findDefaultMapping());
  const needed = columnsOf(mapping);
  const { columns, rows } = await readCsv(csvPath, needed);
  const named = new Set([...needed, ...(mapping.ignored ?? [])]);
  return {
    source: mapping.source,
    unknownColumns: columns.filter((name) => !named.has(name)),
    ...mapRows(rows, mapping),
  };
}
