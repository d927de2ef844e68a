import { buildSync } from 'esbuild';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { openFilesLimit, run } from './run';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
const FOLDER = path.join(REPOSITORY, 'docker/check');
const PREFIX = 'localhost/syndication-check';
const RELEASE = 'trixie';

/** Images that take the place of those that an engine would fetch; made of this distribution's packages. */
const BASE_IMAGES = ['debian', 'node', 'database', 'mail', 'compose'] as const;
type BaseImage = (typeof BASE_IMAGES)[number];

export function baseImage(name: BaseImage): string {
  return `${PREFIX}/${name}`;
}

/** Images of the product that the check builds. */
export function productImage(name: string): string {
  return `${PREFIX}/syndication-${name}`;
}

function isThere(image: string): boolean {
  return run('buildah', ['images', '--noheading', '--filter', `reference=${image}`]) !== '';
}

function makeDebian(context: string): void {
  const root = path.join(context, 'root');
  run('debootstrap', ['--variant=minbase', '--include=ca-certificates', RELEASE, root]);
  // Certificates that this machine trusts besides the usual ones, for the registry's sake.
  const own = '/usr/local/share/ca-certificates';
  for (const file of existsSync(own) ? readdirSync(own) : []) {
    cpSync(path.join(own, file), path.join(root, own, file), { recursive: true });
  }
  const left = ['doc', 'man', 'locale', 'info'].map((folder) => `./usr/share/${folder}/*`);
  run('tar', [
    ...['-C', root, '-cf', path.join(context, 'debian.tar')],
    ...[...left, './var/cache/apt/*', './var/lib/apt/lists/*'].map((glob) => `--exclude=${glob}`),
    '.',
  ]);
  rmSync(root, { recursive: true });
}

/** The npm of this machine: the distribution's is older and brings hundreds of packages. */
function copyNpm(context: string): void {
  const npm = path.join(run('npm', ['root', '--global', '--loglevel=error']), 'npm');
  cpSync(npm, path.join(context, 'npm'), { recursive: true, dereference: true });
}

/** The mailbox of `npm start`, as one file. */
function bundleMailbox(context: string): void {
  buildSync({
    stdin: {
      contents: `import { startMailbox } from './mailbox';
        void startMailbox({ host: '0.0.0.0', port: 8025, smtpPort: 1025, folder: '/tmp/mailbox' });`,
      resolveDir: path.join(REPOSITORY, 'api/src/stand-ins/mailbox'),
    },
    outfile: path.join(context, 'mailbox.cjs'),
    ...{ bundle: true, platform: 'node', target: 'node20.19', format: 'cjs', logLevel: 'error' },
  });
}

const PREPARE: Partial<Record<BaseImage, (context: string) => void>> = {
  debian: makeDebian,
  node: copyNpm,
  mail: bundleMailbox,
};

function build(name: BaseImage): void {
  const context = mkdtempSync(path.join(tmpdir(), `docker-check-${name}-`));
  try {
    cpSync(path.join(FOLDER, name), context, { recursive: true });
    PREPARE[name]?.(context);
    run('buildah', [
      ...['bud', '--isolation', 'chroot', '--format', 'docker', '--layers'],
      ...['--ulimit', openFilesLimit(), '--tag', baseImage(name), context],
    ]);
  } finally {
    rmSync(context, { recursive: true, force: true });
  }
}

/** Makes the base images that are not there yet; `buildah rmi` has one made anew. */
export function makeBaseImages(): void {
  for (const name of BASE_IMAGES) {
    if (isThere(baseImage(name))) continue;
    console.log(`Making the base image ${name} …`);
    build(name);
  }
}
