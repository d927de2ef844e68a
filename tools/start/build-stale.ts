import { spawn } from 'node:child_process';
import path from 'node:path';

import { fingerprintSources, isBuilt, keepStamp } from './build-stamp';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');

/**
 * Builds every workspace whose inputs changed; Lerna's cache answers for the others.
 * @throws Error when a build fails
 */
export async function buildStale(): Promise<void> {
  const fingerprint = fingerprintSources();
  if (isBuilt(fingerprint)) return;
  console.log('Building what is stale …');
  const lerna = path.join(REPOSITORY, 'node_modules/lerna/dist/cli.js');
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [lerna, 'run', 'build', '--loglevel', 'warn'], {
      cwd: REPOSITORY,
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('A build failed; its message stands above.')),
    );
  });
  await keepStamp(fingerprint);
}
