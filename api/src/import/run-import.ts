import { readConfig } from '../config';
import { describeFailure } from '../describe-failure';
import { describeRolledBack, ImportRefused, type OnProgress } from './import-request';
import { MalformedInput } from './malformed-input';
import { readArguments, USAGE, WrongArguments } from './read-arguments';
import { readImport } from './read-import';
import { formatReport } from './report';
import { writeToDatabase } from './write-to-database';

type Environment = Record<string, string | undefined>;

/** The report goes to `out`, progress and failures to `err`. */
export interface ImportOutput {
  out: (text: string) => void;
  err: (text: string) => void;
}

function createProgress(err: (text: string) => void): OnProgress {
  let lastPercent = -1;
  return (done, total) => {
    const percent = Math.floor((done / total) * 100);
    if (percent === lastPercent) return;
    lastPercent = percent;
    err(`Writing: ${done} of ${total} rows (${percent} %)`);
  };
}

function describeImportFailure(error: unknown, dataDir: string): string {
  if (error instanceof WrongArguments) return `${error.message}\n\n${USAGE}`;
  const isExpected = [MalformedInput, ImportRefused].some((known) => error instanceof known);
  return isExpected ? describeFailure(error, dataDir) : describeRolledBack(error, dataDir);
}

async function importFile(args: readonly string[], env: Environment, output: ImportOutput) {
  const { csvPath, group, mappingPath, isDryRun } = readArguments(args);
  const config = readConfig(env);
  output.err(`Reading ${csvPath} …`);
  const { source, rows, rejections, unknownColumns } = await readImport(csvPath, mappingPath);
  output.err(`${rows.length} rows can be taken.`);
  const request = { source, group, isDryRun, rows };
  const result = await writeToDatabase(config, request, createProgress(output.err));
  const all = [...rejections, ...result.rejections];
  output.out(formatReport({ rows, rejections: all, unknownColumns, result, isDryRun, group }));
}

/** @returns the exit code: 0 when the file was imported, 1 when nothing was written, 2 for wrong usage */
export async function runImport(
  args: readonly string[],
  env: Environment,
  output: ImportOutput,
): Promise<0 | 1 | 2> {
  if (args.includes('--help')) {
    output.out(USAGE);
    return 0;
  }
  try {
    await importFile(args, env, output);
    return 0;
  } catch (error) {
    output.err(describeImportFailure(error, env['DATA_DIR'] || '.data'));
    return error instanceof WrongArguments ? 2 : 1;
  }
}
