import { parseArgs } from 'node:util';

import {
  APP_NAMES,
  type AppName,
  type RemoteName,
} from '@syndication/contract/release/registry.rules';

import { UsageError } from './errors';

const COMMANDS = [
  'release',
  'rollback',
  'list',
  'promote',
  'canary',
  'prune',
  'watch',
  'contract',
] as const;
export type Command = (typeof COMMANDS)[number];

export const USAGE = `npm run release -- <command> --to <store>

  <app> --to <store>                    builds an app, checks it, publishes it and makes it live
  rollback <app> --to <store>           makes the release before live again; --version for a named one,
                                        --force for one that does not go together with what is live
  list --to <store>                     what is live, and how it does (with --api)
  promote <app> --from <store> --to <store>
                                        makes live in one store what is live in another, or was with
                                        --version and was not taken back
  canary <app> --to <store> --share 10  builds an app and gives it to some members, by name with
                                        --members a@b.c,d@e.f; --end gives all the live release again
  watch <app> --to <store> --api <url>  looks after a release; --auto-rollback, here and with list,
                                        takes back what goes wrong for too many
  contract --from <store> --out <folder>
                                        lays out the types of the contract that the live shell serves
  prune --to <store>                    removes what nobody can want any more; --keep 5, --dry-run

  apps: ${APP_NAMES.join(', ')}; a store is a folder
  --build <folder>   a build that there is        --version <v>  a release that the store has already
  --reason <text>    noted with the change        --origin <url> where the remote's files are served from
  --api <url>        of the API that counts; RELEASE_REPORTS_TOKEN is its token
  --minutes <n>      how long to watch (15)       --hours <n>    how far back to count (24)
  --once             releases nothing that the store has had live before
  --json             for other programs

  ends with 1 when it was refused, and when --auto-rollback took something back; with 2 when it was not understood;
  with 3 when what watch or list --auto-rollback looks at is bad and was not taken back, or when no look came
  through; list without --auto-rollback only shows, and ends with 0 whatever it shows
`;

const FLAGS = {
  to: { type: 'string' },
  from: { type: 'string' },
  out: { type: 'string' },
  build: { type: 'string' },
  version: { type: 'string' },
  reason: { type: 'string' },
  origin: { type: 'string' },
  api: { type: 'string' },
  share: { type: 'string' },
  members: { type: 'string' },
  end: { type: 'boolean' },
  keep: { type: 'string' },
  hours: { type: 'string' },
  minutes: { type: 'string' },
  once: { type: 'boolean' },
  force: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  'auto-rollback': { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

export type ReleaseFlags = ReturnType<typeof parse>['values'];

const parse = (args: string[]) => parseArgs({ args, options: FLAGS, allowPositionals: true });

/** @throws UsageError for what is no web origin: what it becomes is written into every page */
function checkOrigin(origin: string | undefined): void {
  if (origin === undefined) return;
  const url = URL.canParse(origin) ? new URL(origin) : null;
  if (url?.origin === origin && /^https?:$/.test(url.protocol)) return;
  throw new UsageError(`--origin must be one, for example https://remotes.example, not ${origin}.`);
}

/** A command line as it was meant: `release` is what an app's name alone asks for. */
export interface ReleaseOptions {
  command: Command;
  app: AppName | null;
  flags: ReleaseFlags;
}

/** @throws UsageError */
export function readOptions(args: string[]): ReleaseOptions {
  const { values: flags, positionals } = (() => {
    try {
      return parse(args);
    } catch (error) {
      throw new UsageError((error as Error).message);
    }
  })();
  checkOrigin(flags.origin);
  const [first = '', second, ...more] = positionals;
  const isApp = APP_NAMES.some((name) => name === first);
  const command = isApp ? 'release' : COMMANDS.find((name) => name === first);
  const name = isApp ? first : second;
  if (!command) throw new UsageError(`There is neither a command nor an app ${first || '…'}.`);
  if (more.length > 0 || (isApp && second)) throw new UsageError('One app at a time.');
  const app = name === undefined ? null : (APP_NAMES.find((known) => known === name) ?? null);
  if (name !== undefined && !app) throw new UsageError(`There is no app ${name}.`);
  return { command, app, flags };
}

/** @throws UsageError */
export function requireApp({ app, command }: ReleaseOptions): AppName {
  if (!app) throw new UsageError(`Which app? npm run release -- ${command} <app> …`);
  return app;
}

/** @throws UsageError for the shell: its page has no other release to stand beside */
export function requireRemote(options: ReleaseOptions): RemoteName {
  const app = requireApp(options);
  if (app === 'shell') throw new UsageError(`The shell cannot be used with ${options.command}.`);
  return app;
}

/** @throws UsageError */
export function requireFlag(
  { flags }: ReleaseOptions,
  name: 'to' | 'from' | 'out' | 'api',
): string {
  const value = flags[name];
  if (!value) throw new UsageError(`--${name} is missing.`);
  return value;
}

/** @throws UsageError for what is no whole number in the range */
export function readNumber(
  { flags }: ReleaseOptions,
  name: 'share' | 'keep' | 'hours' | 'minutes',
  otherwise: number,
  [min, max]: readonly [number, number],
): number {
  const given = flags[name];
  const value = given === undefined ? otherwise : Number(given);
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new UsageError(`--${name} must be a whole number from ${min} to ${max}.`);
  }
  return value;
}
