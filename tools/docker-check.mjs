#!/usr/bin/env node
/**
 * `npm run docker:check`: builds every image, looks into it and, where compose can run, tries the product with the
 * journeys of `e2e/deployed`. See docker/README.md.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

import { runCommand, UsageError } from '../delivery/release/command-line.mjs';
import { ensureInstalled } from './install.mjs';
import { REMOTE_FOLDERS } from './remote-folders.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const ENGINES = ['docker', 'podman', 'buildah'];
const usage = `npm run docker:check [-- --engine ${ENGINES.join('|')}]

  builds and examines all images with the first engine that answers, and runs the product where it has compose`;
/** Replaces the base images on machines without access to a registry (docker/stand-in.sh). */
const STAND_IN = 'localhost/syndication-stand-in';

/** Each image, its target in the Dockerfile and what has to be in it. */
const IMAGES = [
  ...['shell', ...REMOTE_FOLDERS].map((app) => ({
    name: app,
    target: 'release',
    files: ['/release/release.mjs', '/release/build/release.json'],
  })),
  { name: 'pages', target: 'pages', files: ['/srv/pages/main.mjs'] },
  { name: 'api', target: 'api', files: ['/srv/api/dist/main.js', '/srv/api/migrations'] },
  { name: 'storybook', target: 'storybook', files: ['/srv/storybook/index.html'] },
];
/** What anybody may write in a base image; a read-only root closes these, too. */
const WRITABLE = /^\/(dev|proc|sys|tmp|var\/tmp|run\/(lock|shm|secrets)|store)(\/|$)/;

/** @type {(command: string, args: string[], options?: import('node:child_process').ExecFileSyncOptions) => string} */
function run(command, args, options) {
  const always = /** @type {const} */ ({ cwd: ROOT, maxBuffer: 2 ** 28, stdio: 'pipe' });
  return String(execFileSync(command, args, { ...always, ...options }) ?? '').trim();
}

const read = (/** @type {string} */ file) => readFileSync(resolve(ROOT, file), 'utf8');

const works = (/** @type {string} */ command, /** @type {string[]} */ ...args) =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** @param {string} engine */
function buildCommand(engine) {
  if (engine === 'docker') return ['build'];
  if (engine === 'podman') return ['build', '--format', 'docker'];
  // Chroot isolation gives 1024 open files by itself, of which npm needs more.
  const limit = run('sh', ['-c', 'ulimit -Hn']);
  const isolated = ['--isolation', 'chroot', '--ulimit', `nofile=${limit}:${limit}`];
  return ['bud', '--format', 'docker', '--layers', ...isolated];
}

/** Build arguments that replace the base images where buildah cannot fetch them. @param {string} engine */
function replaceBaseImages(engine) {
  const [, wanted = ''] = /NODE_IMAGE=(.+)/.exec(read('docker/Dockerfile')) ?? [];
  if (engine !== 'buildah' || works('buildah', 'pull', wanted)) return [];
  console.log(`${wanted} cannot be fetched: Debian's packages replace the base images.`);
  if (!works('buildah', 'inspect', '--type', 'image', STAND_IN)) {
    run('sh', ['docker/stand-in.sh', STAND_IN]);
  }
  return ['NODE', 'NGINX'].flatMap((name) => ['--build-arg', `${name}_IMAGE=${STAND_IN}`]);
}

/** Runs a shell command in an image, as its user. @param {string} engine @param {string} tag @param {string} script */
function runInside(engine, tag, script) {
  if (engine !== 'buildah')
    return run(engine, ['run', '--rm', '--entrypoint', 'sh', tag, '-c', script]);
  const container = run('buildah', ['from', tag]);
  try {
    const isolated = ['run', '--isolation', 'chroot', '--cap-drop', 'all'];
    return run('buildah', [...isolated, container, '--', 'sh', '-c', script]);
  } finally {
    run('buildah', ['rm', container]);
  }
}

/** What an engine knows of an image. @param {string} engine @param {string} tag */
function inspect(engine, tag) {
  if (engine === 'buildah') {
    const { config } = JSON.parse(run('buildah', ['inspect', '--type', 'image', tag])).Docker;
    return { config, size: JSON.parse(run('buildah', ['images', '--json', tag]))[0].size };
  }
  const [{ Config, Healthcheck, Size }] = JSON.parse(run(engine, ['image', 'inspect', tag]));
  return { config: { Healthcheck, ...Config }, size: `${Math.round(Size / 1e6)} MB` };
}

/** Prints what an image should not be, and returns how many of these things there are. */
function examine(engine, tag, { name, target, files }) {
  const { config, size } = inspect(engine, tag);
  const find = (/** @type {string} */ expression) =>
    runInside(engine, tag, `find ${expression} 2>/dev/null || true`).split('\n').filter(Boolean);
  const present = find(`${files.join(' ')} -maxdepth 0`);
  const { packages } = JSON.parse(read('package-lock.json'));
  const isDevelopment = (/** @type {string} */ folder) =>
    packages[folder.replace(/^\/srv\//, '')]?.dev;
  const hasHealthCheck = Boolean(config.Healthcheck) && config.Healthcheck.Test[0] !== 'NONE';
  const problems = [
    config.User !== '10001:10001' && `runs as ${config.User || 'root'}`,
    hasHealthCheck === (target === 'release') && 'has the wrong kind of health check',
    !config.Labels?.['org.opencontainers.image.title'] && 'has no title',
    ...files.filter((file) => !present.includes(file)).map((file) => `lacks ${file}`),
    ...find('/ -xdev ! -type l -writable')
      .filter((file) => !WRITABLE.test(file))
      .map((file) => `lets its user change ${file}`),
    // The API's own maps are for its stack traces and never served.
    ...find(
      String.raw`/srv /release \( -name '*.map*' -o -name '.env*' \) ! -path '/srv/api/dist/*'`,
    ).map((file) => `has ${file}`),
    ...find("/srv /release -type d -path '*/node_modules/*'")
      .filter(isDevelopment)
      .map((folder) => `has the development package ${folder}`),
  ].filter(Boolean);
  console.log([`${name.padEnd(18)} ${size}`, ...problems].join('\n  '));
  return problems.length;
}

/** Like `run`, but signals are handled meanwhile. @param {AbortSignal} signal ends the command */
async function runUntil(signal, command, args, options) {
  signal.throwIfAborted();
  const quiet = /** @type {const} */ (['ignore', 'ignore', 'pipe']);
  const child = spawn(command, args, { cwd: ROOT, stdio: quiet, ...options });
  signal.addEventListener('abort', () => child.kill());
  const [said, [code]] = await Promise.all([
    child.stderr && text(child.stderr),
    once(child, 'close'),
  ]);
  signal.throwIfAborted();
  if (code !== 0) throw new Error(`Command failed: ${command} ${args.join(' ')}\n${said ?? ''}`);
}

/** The staff member of the first-hour journey in `e2e/deployed`. */
const FIRST_STAFF = 'stella.harbor@harbor.test';

/**
 * Runs the product from its images, first with the demo, and the journeys through it; then over an empty database.
 * However it ends, also by Ctrl-C, everything is removed.
 * @throws Error when something does not become healthy, or a journey fails
 */
async function tryProduct(engine) {
  const origin = (/** @type {number} */ port) => `http://localhost:${port}`;
  const env = {
    ...process.env,
    ...{ PORT: '18080', MAIL_PORT: '18025', STORYBOOK_PORT: '16006' },
    ...{ IDENTITY_PORT: '18085', PARTNER_PORT: '18083' },
    ...{ COMPOSE_PROJECT_NAME: 'syndication-check', DATABASE_PASSWORD: randomUUID() },
    ...{ PUBLIC_ORIGIN: origin(18080), ORIGIN: origin(18080), MAILBOX_ORIGIN: origin(18025) },
    ...{ STORYBOOK_ORIGIN: origin(16006), PARTNER_ORIGIN: origin(18083) },
  };
  const interruption = new AbortController();
  const interrupt = () => interruption.abort(new Error('Interrupted.'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupt);
  const compose = (/** @type {string[]} */ ...args) => run(engine, ['compose', ...args], { env });
  const start = (/** @type {string[]} */ ...args) =>
    runUntil(interruption.signal, engine, ['compose', ...args, '--wait'], { env });
  const test = (/** @type {string} */ project, more = {}) => {
    const args = ['playwright', 'test', '--config', 'e2e/deployed/playwright.config.ts', project];
    const options = { env: { ...env, ...more }, stdio: 'inherit' };
    return runUntil(interruption.signal, 'npx', args, options);
  };
  const production = ['--file', 'docker/compose.yaml'];
  const demo = [...production, '--file', 'docker/compose.demo.yaml'];
  try {
    await start(...demo, 'up', '--build');
    await test('demo');
    await start(...production, 'up', '--build');
    await test('production');
    const [replica = ''] = compose(...production, 'ps', '--quiet', 'api').split('\n');
    run(engine, ['kill', replica]);
    for (let call = 0; call < 10; call += 1) {
      const { status } = await fetch(`${origin(18080)}/api/health/ready`);
      if (status !== 200) throw new Error(`With one replica of the API the answer is ${status}.`);
    }
    compose(...demo, 'down', '--volumes');
    await start(...production, 'up');
    const init = ['init', '--association', 'Harbor Angels', '--staff', FIRST_STAFF, '--print-link'];
    const printed = compose(...production, 'exec', '-T', 'api', 'node', 'dist/admin.js', ...init);
    const [link = ''] = /https?:\/\/\S+/.exec(printed) ?? [];
    await test('first-hour', { FIRST_LINK: link });
  } finally {
    compose(...demo, 'down', '--volumes');
  }
}

/** @param {string | undefined} wanted @throws UsageError */
function chooseEngine(wanted) {
  const engine = wanted ?? ENGINES.find((name) => works(name, name === 'buildah' ? '-v' : 'info'));
  if (engine && ENGINES.includes(engine)) return engine;
  throw new UsageError(`It needs one of ${ENGINES.join(', ')}, and none answers.`);
}

const options = /** @type {const} */ ({ engine: { type: 'string' } });
process.exitCode = await runCommand({ usage, options }, process.argv.slice(2), async (line) => {
  const engine = chooseEngine(line.values.engine);
  ensureInstalled();
  const bases = replaceBaseImages(engine);
  let problems = 0;
  for (const image of IMAGES) {
    const tag = `localhost/syndication-check-${image.name}`;
    const file = ['--file', 'docker/Dockerfile', '--target', image.target];
    const app = ['--build-arg', `APP=${image.name}`, '--tag', tag, '.'];
    run(engine, [...buildCommand(engine), ...bases, ...file, ...app]);
    problems += examine(engine, tag, image);
  }
  if (engine !== 'buildah' && works(engine, 'compose', 'version')) await tryProduct(engine);
  else console.log(`not run: the product, because ${engine} has no compose here`);
  return problems > 0 ? 1 : 0;
});
