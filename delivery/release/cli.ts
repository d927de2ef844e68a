import { messageOf, UsageError } from './errors';
import { readOptions, USAGE, type Command, type ReleaseOptions } from './options';

/** Each command is fetched when it is asked for: a rollback waits for nothing that it does not need. */
const COMMANDS: Record<Command, () => Promise<(options: ReleaseOptions) => Promise<number>>> = {
  release: async () => (await import('./commands/release')).release,
  rollback: async () => (await import('./commands/rollback')).rollback,
  list: async () => (await import('./commands/list')).list,
  promote: async () => (await import('./commands/promote')).promote,
  canary: async () => (await import('./commands/canary')).canary,
  watch: async () => (await import('./commands/watch')).watch,
  contract: async () => (await import('./commands/contract')).contract,
  prune: async () => (await import('./commands/prune')).prune,
};

/** Runs `npm run release`; returns its exit code (`USAGE`). */
export async function runRelease(args: string[]): Promise<number> {
  if (args.length === 0 || args.includes('--help')) {
    console.log(USAGE);
    return args.length === 0 ? 2 : 0;
  }
  try {
    const options = readOptions(args);
    const run = await COMMANDS[options.command]();
    return await run(options);
  } catch (error) {
    console.error(messageOf(error));
    if (!(error instanceof UsageError)) return 1;
    console.error('npm run release -- --help');
    return 2;
  }
}
