/** The command of a release's image: `npm run release`, without the repository around it. */
import { runRelease } from '../../delivery/release/cli.ts';

process.exitCode = await runRelease(process.argv.slice(2));
