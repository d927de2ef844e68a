/** The command of a release's image: without arguments it publishes the build that it brings. */
import { runRelease } from '../delivery/release/cli.ts';

const args = process.argv.slice(2);
// Once: a container that is only started again must not undo a rollback, nor end a canary.
const publish = [process.env.APP ?? '', '--build', '/release/build', '--to', '/store', '--once'];
process.exitCode = await runRelease(args.length > 0 ? args : publish);
