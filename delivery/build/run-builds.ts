import { spawnSync } from 'node:child_process';
import path from 'node:path';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
const LERNA = path.join(REPOSITORY, 'node_modules/.bin/lerna');

/**
 * Builds workspaces for production; Lerna takes unchanged ones from its cache.
 * @param workspace the wanted one, without scope: `investor-app`; by default all
 * @throws Error when a build fails; its own message is printed
 */
export function runBuilds(workspace?: string): void {
  const scope = workspace === undefined ? [] : ['--scope', `@syndication/${workspace}`];
  const command = [LERNA, 'run', 'build', ...scope, '--loglevel', 'warn'];
  const { status, error } = spawnSync(process.execPath, command, {
    cwd: REPOSITORY,
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw error ?? new Error('A build failed; its message is above.');
}
