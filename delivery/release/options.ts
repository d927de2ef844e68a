import { APP_NAMES, type AppName } from '@syndication/contract/release/registry.rules';

import { UsageError, type CommandLine } from './command-line.mjs';
import { openStore } from './store/folder-store';
import type { ReleaseStore } from './store/release-store';

/** Every flag that a command may take, as `--help` explains it; `cli.ts` says which takes which. */
export const FLAGS = {
  to: { type: 'string', value: '<store>', help: 'the store, a folder' },
  from: { type: 'string', value: '<store>', help: 'the store to read from, a folder' },
  out: { type: 'string', value: '<folder>', help: 'where to write' },
  build: { type: 'string', value: '<folder>', help: 'uses this build instead of making one' },
  version: { type: 'string', value: '<v>', help: 'a release that the store has' },
  reason: { type: 'string', value: '<text>', help: 'is recorded with the change' },
  origin: { type: 'string', value: '<url>', help: "where the remote's files are served from" },
  api: { type: 'string', value: '<url>', help: 'has the counts; its token: RELEASE_REPORTS_TOKEN' },
  share: { type: 'string', value: '<n>', help: 'percent of members' },
  members: { type: 'string', value: '<a@b.c,…>', help: 'members who get it in any case' },
  end: { type: 'boolean', value: '', help: 'gives everyone the live release again' },
  keep: { type: 'string', value: '<n>', help: 'how many last releases of each app stay (5)' },
  hours: { type: 'string', value: '<n>', help: 'how far back to count (24)' },
  minutes: { type: 'string', value: '<n>', help: 'how long (15)' },
  once: { type: 'boolean', value: '', help: 'does nothing if this release was live before' },
  force: { type: 'boolean', value: '', help: 'even if it is not compatible with what is live' },
  'dry-run': { type: 'boolean', value: '', help: 'only prints what would be removed' },
  'auto-rollback': { type: 'boolean', value: '', help: 'rolls back what is bad by the rule' },
  json: { type: 'boolean', value: '', help: 'prints JSON' },
} as const;

type NumberFlag = 'share' | 'keep' | 'hours' | 'minutes';
type AllFlags = { options: typeof FLAGS; allowPositionals: true };
export type ReleaseFlags = CommandLine<AllFlags>['values'];

/** True for the address of a server, without a path or anything else behind it. */
const isOrigin = (address: string): boolean =>
  /^https?:\/\/[\w.:[\]-]+\/?$/i.test(address) && URL.canParse(address);

/** @throws UsageError for a value that no command can use */
function checkFlags(flags: ReleaseFlags): void {
  // As from a variable that a pipeline lacks: without the flag, the command would do something else.
  const empty = Object.entries(flags).find(([, value]) => value === '');
  if (empty) throw new UsageError(`--${empty[0]} is empty.`);
  const { origin, api, build, version } = flags;
  // It is written into every page.
  if (origin && !(isOrigin(origin) && new URL(origin).origin === origin)) {
    throw new UsageError(`--origin must be like https://remotes.example, not ${origin}.`);
  }
  if (api && !isOrigin(api)) {
    throw new UsageError(`--api must be like https://deals.example, not ${api}.`);
  }
  if (build && version) throw new UsageError('Either --build or --version names the release.');
}

/** The parsed command line of a command. Getters are for what the command requires, and throw when it is missing. */
export class ReleaseOptions {
  /** The named app; null when the command is about all of them. */
  readonly only: AppName | null;

  /** @throws UsageError */
  constructor(
    readonly flags: ReleaseFlags,
    [name, ...more]: readonly string[],
  ) {
    checkFlags(flags);
    if (more.length > 0) throw new UsageError('One app at a time.');
    this.only = APP_NAMES.find((known) => known === name) ?? null;
    if (name !== undefined && !this.only) throw new UsageError(`There is no app ${name}.`);
    if (flags.origin && name === 'shell') {
      throw new UsageError("The shell's files are always on the page's own origin.");
    }
  }

  get app(): AppName {
    if (this.only) return this.only;
    throw new UsageError('Which app?');
  }

  get to(): ReleaseStore {
    return openStore(this.require('to'));
  }

  get from(): ReleaseStore {
    return openStore(this.require('from'));
  }

  /** @throws UsageError when the flag is missing */
  require(name: 'to' | 'from' | 'out' | 'api'): string {
    const value = this.flags[name];
    if (!value) throw new UsageError(`--${name} is missing.`);
    return value;
  }

  /** @throws UsageError for anything but a whole number in the range */
  readNumber(name: NumberFlag, defaultValue: number, [min, max]: [number, number]): number {
    const value = Number(this.flags[name] ?? defaultValue);
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    throw new UsageError(`--${name} must be a whole number from ${min} to ${max}.`);
  }
}
