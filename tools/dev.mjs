#!/usr/bin/env node
/** `npm run dev`: all apps with hot reload, or one remote inside a shell that is deployed somewhere. */
import { runCommand } from '../delivery/release/command-line.mjs';
import { ensureTypeScript } from './install.mjs';
import { REMOTE_FOLDERS } from './remote-folders.mjs';

const usage = `npm run dev                              everything, with hot reload
npm run dev -- <remote> --shell <url>    one remote inside the shell of an instance

  remotes: ${REMOTE_FOLDERS.join(', ')}`;

const options = /** @type {const} */ ({ shell: { type: 'string' } });
const command = { usage, options, allowPositionals: true };
process.exitCode = await runCommand(command, process.argv.slice(2), async (line) => {
  await ensureTypeScript();
  if (line.positionals.length > 0 || line.values.shell) {
    const { devInside } = await import('./start/dev-inside.ts');
    await devInside(line.positionals, line.values.shell);
  } else {
    const { dev } = await import('./start/dev.ts');
    await dev();
  }
});
