import {
  APP_NAMES,
  type AppName,
  type RemoteName,
} from '@syndication/contract/release/registry.rules';

import { UsageError, type CommandLine } from './command-line.mjs';
import { openStore } from './store/folder-store';
import type { ReleaseStore } from './store/release-store';

/** Every flag that a command may take, as `--help` explains it; `cli.ts` says which takes which. */
export const FLAGS = {
  to: { type: 'string', value: '<store>', help: 'the store that is meant' },
  from: { type: 'string', value: '<store>', help: 'the store that it is taken from' },
  out: { type: 'string', value: '<folder>', help: 'where it is written to' },
  build: { type: 'string', value: '<folder>', help: 'a build that there is' },
  version: { type: 'string', value: '<v>', help: 'a named release that the store has' },
  reason: { type: 'string', value: '<text>', help: 'noted with the change' },
  origin: { type: 'string', value: '<url>', help: "where the remote's files are served from" },
  api: { type: 'string', value: '<url>', help: 'that counts; its token: RELEASE_REPORTS_TOKEN' },
  share: { type: 'string', value: '<n>', help: 'how many of a hundred members' },
  members: { type: 'string', value: '<a@b.c,…>', help: 'who gets it in any case' },
  end: { type: 'boolean', value: '', help: 'everybody gets the live release again' },
  keep: { type: 'string', value: '<n>', help: 'so many of the last releases of each app (5)' },
  hours: { type: 'string', value: '<n>', help: 'how far back to count (24)' },
  minutes: { type: 'string', value: '<n>', help: 'how long (15)' },
  once: { type: 'boolean', value: '', help: 'releases nothing that the store has had live before' },
  force: { type: 'boolean', value: '', help: 'also what is not compatible with what is live' },
  'dry-run': { type: 'boolean', value: '', help: 'only says what would go' },
  'auto-rollback': { type: 'boolean', value: '', help: 'takes back what goes wrong for too many' },
  json: { type: 'boolean', value: '', help: 'for other programs' },
} as const;

type AllFlags = { options: typeof FLAGS; allowPositionals: true };
export type ReleaseFlags = CommandLine<AllFlags>['values'];

/** @throws UsageError for anything but a web origin, since it is written into every page */
function checkOrigin(origin: string | undefined): void {
  if (origin === undefined) return;
  const url = URL.canParse(origin) ? new URL(origin) : null;
  if (url?.origin === origin && /^https?:$/.test(url.protocol)) return;
  throw new UsageError(`--origin must be one, for example https://remotes.example, not ${origin}.`);
}

/** The parsed options of a command. */
export interface ReleaseOptions {
  command: string;
  app: AppName | null;
  flags: ReleaseFlags;
}

/** @throws UsageError */
export function readOptions(
  command: string,
  { values: flags, positionals: [name, ...more] }: { values: ReleaseFlags; positionals: string[] },
): ReleaseOptions {
  checkOrigin(flags.origin);
  if (more.length > 0) throw new UsageError('One app at a time.');
  const app = APP_NAMES.find((known) => known === name) ?? null;
  if (name !== undefined && !app) throw new UsageError(`There is no app ${name}.`);
  return { command, app, flags };
}

/** @throws UsageError */
export function requireApp({ app, command }: ReleaseOptions): AppName {
  if (!app) throw new UsageError(`Which app? npm run release -- ${command} <app> …`);
  return app;
}

/** @throws UsageError for the shell: its page has no other release to fall back to */
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

/** @throws UsageError when the flag is missing; Error for a store of an unknown kind */
export const requireStore = (options: ReleaseOptions, name: 'to' | 'from'): ReleaseStore =>
  openStore(requireFlag(options, name));

/** @throws UsageError for anything but a whole number in the range */
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
