import { APP_NAMES } from '@syndication/contract/release/registry.rules';

import { runCommand, UsageError } from './command-line.mjs';
import { FLAGS, ReleaseOptions, type ReleaseFlags } from './options';

const NPM = 'npm run release --';

interface Command {
  /** Its required flags. */
  args: string;
  does: string;
  flags: readonly (keyof ReleaseFlags)[];
  /** Imported on demand, so that a rollback loads nothing that it does not need. */
  load: () => Promise<(options: ReleaseOptions) => Promise<number | void>>;
}

const COMMANDS: Record<string, Command> = {
  release: {
    args: '<app> --to <store>',
    does: 'builds an app, publishes it, checks it against what is live and makes it live',
    flags: ['to', 'build', 'version', 'reason', 'origin', 'once'],
    load: async () => (await import('./live/release')).release,
  },
  canary: {
    args: 'canary <app> --to <store> --share 10',
    does: 'gives a release to some members first',
    flags: ['to', 'share', 'members', 'build', 'version', 'origin', 'end'],
    load: async () => (await import('./live/canary')).canary,
  },
  promote: {
    args: 'promote <app> --from <store> --to <store>',
    does: 'makes live in one store what is live in another',
    flags: ['from', 'to', 'version', 'reason', 'origin'],
    load: async () => (await import('./live/release')).promote,
  },
  rollback: {
    args: 'rollback <app> --to <store>',
    does: 'makes the previous release live again; needs no build and no browser',
    flags: ['to', 'version', 'force', 'reason', 'origin'],
    load: async () => (await import('./rollback/roll-back')).rollback,
  },
  list: {
    args: 'list [<app>] --to <store>',
    does: 'shows releases and, with --api, their reports',
    flags: ['to', 'api', 'hours', 'json'],
    load: async () => (await import('./observe/list')).list,
  },
  watch: {
    args: 'watch [<app>] --to <store> --api <url>',
    does: `observes live releases, and ends once it has rolled one back
  It exits with 1 if it did, and with 3 if a bad release was left for someone to decide, or the last poll failed.`,
    flags: ['to', 'api', 'minutes', 'auto-rollback'],
    load: async () => (await import('./observe/watch')).watch,
  },
  contract: {
    args: 'contract --from <store> --out <folder>',
    does: 'writes the types of the contract that the live shell serves',
    flags: ['from', 'out', 'version'],
    load: async () => (await import('./publish/contract')).contract,
  },
  prune: {
    args: 'prune --to <store>',
    does: `removes releases that are no longer needed
  It exits with 3 if a release is spoilt: its files stay, and all files that releases of its app share.`,
    flags: ['to', 'keep', 'dry-run'],
    load: async () => (await import('./store/prune')).prune,
  },
};

const OVERVIEW = `${NPM} <command> --help

${Object.values(COMMANDS)
  .map(({ args, does }) => `  ${args.padEnd(44)}${does.split('\n', 1)[0]}`)
  .join('\n')}

  apps: ${APP_NAMES.join(', ')}; a store is a folder
  Every command exits with 0, 1 (failed or refused) or 2 (wrong usage);
  watch and prune also with 3, if someone has to decide.`;

const usageOf = ({ args, does, flags }: Command) => `${NPM} ${args}

  ${does}

${flags.map((flag) => `  ${`--${flag} ${FLAGS[flag].value}`.padEnd(22)}${FLAGS[flag].help}`).join('\n')}`;

/** Runs `npm run release`; returns its exit code. */
export async function runRelease(args: string[]): Promise<number> {
  const [first = '', ...rest] = args;
  const isApp = APP_NAMES.some((name) => name === first);
  const name = isApp ? 'release' : first;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    return runCommand({ usage: OVERVIEW, strict: false }, args, () => {
      throw new UsageError(first ? `There is no command or app ${first}.` : 'Which command?');
    });
  }
  const options = Object.fromEntries(command.flags.map((flag) => [flag, FLAGS[flag]]));
  const config = { usage: usageOf(command), options, allowPositionals: true };
  return runCommand(config, isApp ? args : rest, async ({ values, positionals }) => {
    // One that is about the whole store must not seem to have been about one app.
    if (positionals.length > 0 && !command.args.includes('<app>')) {
      throw new UsageError(`${name} takes no app.`);
    }
    const run = await command.load();
    return run(new ReleaseOptions(values, positionals));
  });
}
