import {
  APP_NAMES,
  type AppName,
  type RemoteName,
} from '@syndication/contract/release/registry.rules';

import { UsageError, type CommandLine } from './command-line.mjs';

/** Every flag that a command may take; `cli.ts` says which takes which. */
export const FLAGS = {
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
} as const;

type AllFlags = { options: typeof FLAGS; allowPositionals: true };
export type ReleaseFlags = CommandLine<AllFlags>['values'];

/** @throws UsageError for what is no web origin: what it becomes is written into every page */
function checkOrigin(origin: string | undefined): void {
  if (origin === undefined) return;
  const url = URL.canParse(origin) ? new URL(origin) : null;
  if (url?.origin === origin && /^https?:$/.test(url.protocol)) return;
  throw new UsageError(`--origin must be one, for example https://remotes.example, not ${origin}.`);
}

/** What a command was asked for. */
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
