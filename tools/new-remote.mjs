#!/usr/bin/env node
/** `npm run new-remote`: creates a new remote, ready to be built and released (docs/deploying.md). */
import { runCommand } from '../delivery/release/command-line.mjs';
import { ensureTypeScript } from './install.mjs';

const usage = `npm run new-remote -- <name>-app --role <role> --path /<path> --team "the … team"

  creates a remote that owns a path of a role: its folder, its entry in the contract's table, its service in
  docker/compose.yaml; docs/deploying.md says what comes next`;

const options = /** @type {const} */ ({
  role: { type: 'string' },
  path: { type: 'string' },
  team: { type: 'string' },
});
const command = { usage, options, allowPositionals: true };
process.exitCode = await runCommand(command, process.argv.slice(2), async (line) => {
  await ensureTypeScript();
  const { newRemote } = await import('./new-remote/new-remote.ts');
  await newRemote(line);
});
