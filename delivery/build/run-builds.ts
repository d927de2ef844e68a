import { spawn } from 'node:child_process';
import path from 'node:path';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
const LERNA = path.join(REPOSITORY, 'node_modules/.bin/lerna');

/**
 * Builds workspaces for production; Lerna's cache answers for those whose inputs are as they were.
 * @param workspace the wanted one, without scope: `investor-app`; by default all
 * @throws Error when a build fails; its own message is printed
 */
export async function runBuilds(workspace?: string): Promise<void> {
  const scope = workspace === undefined ? [] : ['--scope', `@syndication/${workspace}`];
  await new Promise<void>((resolve, reject) => {
    const command = [LERNA, 'run', 'build', ...scope, '--loglevel', 'warn'];
    const child = spawn(process.execPath, command, {
      cwd: REPOSITORY,
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('A build failed; its message stands above.')),
    );
  });
}
