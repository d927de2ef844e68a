import { messageOf, UsageError } from './errors';
import { readOptions, USAGE, type Command, type ReleaseOptions } from './options';

/** Each command is fetched when it is asked for: a rollback waits for nothing that it does not need. */
const COMMANDS: Record<Command, () => Promise<(options: ReleaseOptions) => Promise<number>>> = {
  release: async () => (await import('./live/release')).release,
  rollback: async () => (await import('./rollback/rollback-command')).rollback,
  list: async () => (await import('./observe/list')).list,
  promote: async () => (await import('./live/promote-command')).promote,
  canary: async () => (await import('./live/canary-command')).canary,
  watch: async () => (await import('./observe/watch')).watch,
  contract: async () => (await import('./publish/contract')).contract,
  prune: async () => (await import('./store/prune-command')).prune,
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
