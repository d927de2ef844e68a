import { APP_NAMES } from '@syndication/contract/release/registry.rules';

import { runCommand, UsageError } from './command-line.mjs';
import { FLAGS, readOptions, type ReleaseFlags, type ReleaseOptions } from './options';

const NPM = 'npm run release --';
const HEALTH_CODES = `ends with 1 when it took something back; with 3 when what is live is bad and was not taken back, or when no
  answer of the API came through`;

interface Command {
  usage: string;
  flags: readonly (keyof ReleaseFlags)[];
  /** Fetched when it is asked for: a rollback waits for nothing that it does not need. */
  load: () => Promise<(options: ReleaseOptions) => Promise<number>>;
}

const COMMANDS: Record<string, Command> = {
  release: {
    usage: `${NPM} <app> --to <store>

  builds an app, publishes it, checks it against what is live and makes it live
  --build <folder>   a build that there is          --version <v>   a release that the store has already
  --reason <text>    noted with the change          --origin <url>  where the remote's files are served from
  --once             releases nothing that the store has had live before`,
    flags: ['to', 'build', 'version', 'reason', 'origin', 'once'],
    load: async () => (await import('./live/release')).release,
  },
  rollback: {
    usage: `${NPM} rollback <app> --to <store>

  makes the release before live again; needs no build and no browser
  --version <v>      a named one                    --force         also one that does not go together with what is live
  --reason <text>    noted with the change          --origin <url>  where the remote's files are served from`,
    flags: ['to', 'version', 'force', 'reason', 'origin'],
    load: async () => (await import('./rollback/roll-back')).rollback,
  },
  list: {
    usage: `${NPM} list [<app>] --to <store>

  shows what is live and, with --api, how it does
  --api <url>        of the API that counts; RELEASE_REPORTS_TOKEN is its token
  --hours <n>        how far back to count (24)     --json          for other programs
  --auto-rollback    takes back what goes wrong for too many, then ${HEALTH_CODES}`,
    flags: ['to', 'api', 'hours', 'json', 'auto-rollback'],
    load: async () => (await import('./observe/list')).list,
  },
  promote: {
    usage: `${NPM} promote <app> --from <store> --to <store>

  makes live in one store what is live in another
  --version <v>      what was live there and was not taken back
  --reason <text>    noted with the change          --origin <url>  where the remote's files are served from`,
    flags: ['from', 'to', 'version', 'reason', 'origin'],
    load: async () => (await import('./live/promote')).promote,
  },
  canary: {
    usage: `${NPM} canary <app> --to <store> --share 10

  gives a release to some members beside the live one
  --share <n>        how many of a hundred          --members a@b.c,d@e.f  by name, in any case
  --build <folder>   a build that there is          --version <v>          a release that the store has already
  --origin <url>     where its files are served from
  --end              everybody gets the live release again`,
    flags: ['to', 'share', 'members', 'end', 'build', 'version', 'origin'],
    load: async () => (await import('./live/canary')).canary,
  },
  watch: {
    usage: `${NPM} watch [<app>] --to <store> --api <url>

  observes live releases, and ends when it took one back
  --api <url>        of the API that counts; RELEASE_REPORTS_TOKEN is its token
  --minutes <n>      how long (15)                  --auto-rollback  takes back what goes wrong for too many
  ${HEALTH_CODES}`,
    flags: ['to', 'api', 'minutes', 'auto-rollback'],
    load: async () => (await import('./observe/watch')).watch,
  },
  contract: {
    usage: `${NPM} contract --from <store> --out <folder>

  writes the types of the contract that the live shell serves
  --version <v>      that of another release of the shell`,
    flags: ['from', 'out', 'version'],
    load: async () => (await import('./publish/contract')).contract,
  },
  prune: {
    usage: `${NPM} prune --to <store>

  removes what nobody can want any more
  --keep <n>         of the last releases of each app (5)    --dry-run   only says what would go`,
    flags: ['to', 'keep', 'dry-run'],
    load: async () => (await import('./store/prune')).prune,
  },
};

const OVERVIEW = `${NPM} <command> --help

  <app>, release <app>   build, check, publish, make live     canary <app>    give to some members first
  rollback <app>         make the release before live again   promote <app>   take over from another store
  list, watch            what is live, and how it does        contract        types that a shell serves
  prune                  remove old releases

  apps: ${APP_NAMES.join(', ')}; a store is a folder
  --to <store> says where. Every command ends with 0, 1 when it failed or was refused, 2 when it was not understood.`;

/** Runs `npm run release`; returns its exit code. */
export async function runRelease(args: string[]): Promise<number> {
  const [first = '…', ...rest] = args;
  const isApp = APP_NAMES.some((name) => name === first);
  const name = isApp ? 'release' : first;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    return runCommand({ usage: OVERVIEW, strict: false }, args, () => {
      throw new UsageError(`There is neither a command nor an app ${first}.`);
    });
  }
  const { usage, flags, load } = command;
  const options = Object.fromEntries(flags.map((flag) => [flag, FLAGS[flag]]));
  const given = isApp ? args : rest;
  return runCommand({ usage, options, allowPositionals: true }, given, async (line) => {
    const run = await load();
    return run(readOptions(name, line));
  });
}
