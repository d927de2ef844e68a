import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

import { HEALTH_READY_PATH } from '@syndication/contract/health/health.rules';
import type { Settings } from '@syndication/contract/settings/settings.rules';

import type { Ports } from './ports';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
const POLL_MS = 40;
const READY_WITHIN_MS = 120_000;
const FIRST_RESTART_MS = 2_000;
const LONGEST_RESTART_MS = 30_000;

/** Where an instance keeps its data. */
export const dataDirOfInstance = (): string =>
  path.resolve(process.env['DATA_DIR'] ?? path.join(REPOSITORY, '.data'));

/** What the API is told of the instance that it is part of. */
export const apiEnvironment = (ports: Ports, settings: Partial<Settings>) => ({
  HOST: '127.0.0.1',
  PORT: String(ports.api),
  DATA_DIR: dataDirOfInstance(),
  PUBLIC_ORIGIN: `http://localhost:${ports.edge}`,
  PUBLIC_SETTINGS: JSON.stringify(settings),
});

/** What makes the API run its stand-ins and load the demo data. */
export const demoEnvironment = (ports: Ports) => ({
  DEMO_DATA: 'true',
  MAILBOX_PORT: String(ports.mailbox),
  PARTNER_PORT: String(ports.partner),
  MAILBOX_SMTP_PORT: String(ports.smtp),
  IDENTITY_PORT: String(ports.identity),
});

export interface ApiProcess {
  stop: () => Promise<void>;
}

async function isReady(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${HEALTH_READY_PATH}`);
    return answer.ok;
  } catch {
    return false;
  }
}

function launch(environment: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, ['--enable-source-maps', 'api/dist/main.js'], {
    cwd: REPOSITORY,
    env: environment,
    // The channel closes with this process, however it ends, and the API ends with the channel.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

async function waitUntilReady(child: ChildProcess, port: number): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error('The API could not start; its own message stands above.');
    }
    if (await isReady(port)) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`The API was not ready within ${READY_WITHIN_MS / 1000} s.`);
}

/**
 * Runs the API beside the edge and starts it again, after a growing pause, should it ever die.
 * @throws Error when the first start fails
 */
export async function runApi(environment: NodeJS.ProcessEnv, port: number): Promise<ApiProcess> {
  let isStopping = false;
  let child = launch(environment);
  let pauseMs = FIRST_RESTART_MS;
  await waitUntilReady(child, port);

  const restart = (code: number | null, signal: NodeJS.Signals | null): void => {
    if (isStopping) return;
    console.error(
      `The API ended (${signal ?? `exit code ${code}`}); starting it again in ${pauseMs / 1000} s.`,
    );
    setTimeout(() => {
      if (isStopping) return;
      child = launch(environment);
      child.once('exit', restart);
      waitUntilReady(child, port).then(
        () => {
          pauseMs = FIRST_RESTART_MS;
          console.log('The API is ready again.');
        },
        () => undefined,
      );
    }, pauseMs);
    pauseMs = Math.min(pauseMs * 2, LONGEST_RESTART_MS);
  };
  child.once('exit', restart);

  return {
    stop: () =>
      new Promise((resolve) => {
        isStopping = true;
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}
