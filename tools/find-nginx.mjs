/** Finds what the check of the edge runs: the distribution's nginx with brotli, and openssl; or installs it. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

import { installPackages } from '../delivery/release/system-packages.mjs';

const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'openssl'];
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
/** nginx stands where the paths of ordinary users do not lead. */
const ENVIRONMENT = { PATH: [process.env.PATH, '/usr/sbin'].join(delimiter) };

/**
 * @param {string} command
 * @param {string[]} args
 */
const succeeds = (command, args) =>
  promisify(execFile)(command, args, { env: { ...process.env, ...ENVIRONMENT } }).then(
    () => true,
    () => false,
  );

/** An nginx of another origin refuses the distribution's module. */
async function isWorking() {
  if (!existsSync(BROTLI) || !(await succeeds('openssl', ['version']))) return false;
  const folder = mkdtempSync(join(tmpdir(), 'find-nginx-'));
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(configuration, `load_module ${BROTLI};\npid nginx.pid;\nevents {}\n`);
  const isGood = await succeeds('nginx', ['-t', '-e', 'stderr', '-p', folder, '-c', configuration]);
  rmSync(folder, { recursive: true });
  return isGood;
}

/** Where services run, the package would begin to serve a page of its own. */
const hasServices = () => existsSync('/run/systemd/system');

/**
 * @returns {Promise<Record<string, string>>} environment in which nginx is found, installed if it had to be
 * @throws Error that says what to install
 */
export async function ensureNginx() {
  if (await isWorking()) return ENVIRONMENT;
  const packages = ['--no-install-recommends', ...PACKAGES];
  const isInstalled = !hasServices() && (await installPackages('nginx with brotli', packages));
  if (isInstalled && (await isWorking())) return ENVIRONMENT;
  throw new Error(
    `it needs nginx with brotli, and openssl; on Debian: apt-get install ${PACKAGES.join(' ')}`,
  );
}
