import { parseArgs } from 'node:util';

export interface ImportArguments {
  csvPath: string;
  group: string;
  /** Mapping file; null for the one that comes with the importer. */
  mappingPath: string | null;
  isDryRun: boolean;
}

export const USAGE = `npm run import-deals -- <file.csv> --group <title> [--mapping <file.json>] [--dry-run]

  --group    syndication group that the ventures are nominated to
  --mapping  which column becomes what; without it, the mapping for Form D offerings
  --dry-run  does everything, reports it and writes nothing`;

/** The arguments cannot be used. Its message is for the operator. */
export class WrongArguments extends Error {
  override readonly name = 'WrongArguments';
}

/** @throws WrongArguments that says which one is missing or not known */
export function readArguments(args: readonly string[]): ImportArguments {
  const options = {
    group: { type: 'string' },
    mapping: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  } as const;
  const parse = () => {
    try {
      return parseArgs({ args: [...args], options, allowPositionals: true });
    } catch (error) {
      throw new WrongArguments(error instanceof Error ? error.message : String(error));
    }
  };
  const { values, positionals } = parse();
  const [csvPath, ...rest] = positionals;
  if (!csvPath) throw new WrongArguments('Which file? Name a CSV file.');
  if (rest.length > 0)
    throw new WrongArguments(`One file at a time, please, not also ${rest.join(', ')}.`);
  if (!values.group) throw new WrongArguments('Which group? Name one with --group.');
  return {
    csvPath,
    group: values.group,
    mappingPath: values.mapping ?? null,
    isDryRun: values['dry-run'],
  };
}
