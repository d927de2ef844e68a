/**
 * The command line of every command of this repository: `--help`, exit codes, and no work before both are settled.
 * Needs only Node, because a command may run before packages are installed.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

const REPOSITORY = resolve(import.meta.dirname, '../..');

// A closed pipe, as with `| head`, must not stop the work.
process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
  if (error.code !== 'EPIPE') throw error;
});

/** A wrong command line; the message says what to do. */
export class UsageError extends Error {}

/**
 * Changes to the folder in which the user called npm, which runs every command in the repository's root, so that paths
 * on the command line are relative to it. Paths in the environment stay relative to the root, as for `npm start`.
 */
export function restoreWorkingFolder() {
  const { env } = process;
  env.DATA_DIR = resolve(REPOSITORY, env.DATA_DIR || '.data');
  if (env.RELEASE_STORE) env.RELEASE_STORE = resolve(REPOSITORY, env.RELEASE_STORE);
  if (env.INIT_CWD) process.chdir(env.INIT_CWD);
}

/** Exit code: something is left for a person to decide. */
export const NEEDS_DECISION = 3;

/** @param {any} error ours, or one of `parseArgs` */
const isUsageError = (error) =>
  error instanceof UsageError || error?.code?.startsWith('ERR_PARSE_ARGS');

/** A message for an error, whatever was thrown. @param {unknown} error */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/**
 * @template {import('node:util').ParseArgsConfig} T
 * @typedef {ReturnType<typeof parseArgs<T>>} CommandLine
 */

/**
 * Runs a command as its command line says. `--help` prints the usage and runs nothing.
 *
 * @template {import('node:util').ParseArgsConfig} const T
 * @param {T & { usage: string }} command what `parseArgs` takes, and the text of `--help`
 * @param {string[]} args
 * @param {(line: CommandLine<T>) => Promise<number | void>} run
 * @returns {Promise<number>} the exit code: what `run` returned, else 0; 1 when it failed, 2 for wrong usage
 */
export async function runCommand({ usage, ...config }, args, run) {
  if (args.includes('--help')) {
    console.log(usage);
    return 0;
  }
  try {
    return (await run(/** @type {any} */ (parseArgs({ ...config, args })))) ?? 0;
  } catch (error) {
    console.error(messageOf(error));
    if (!isUsageError(error)) return 1;
    console.error(`\n${usage}`);
    return 2;
  }
}

/** The names that `--only` gives, else all that are known. @throws UsageError for an unknown one */
export function chooseOnly(kind, known, wanted) {
  const unknown = wanted?.find((name) => !known.includes(name));
  if (unknown) throw new UsageError(`There is no ${kind} ${unknown}; known: ${known.join(', ')}.`);
  return wanted ?? known;
}
