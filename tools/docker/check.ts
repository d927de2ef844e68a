import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';

import { HEALTH_READY_PATH } from '@syndication/contract/health/health.rules';

import { makeBaseImages } from './base-images';
import { readComposeFiles, type ComposeFile } from './compose-file';
import { examineContainer, examineImages } from './examine';
import { buildImages } from './images';
import { Stack } from './stack';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}

interface Ports {
  PORT: string;
  MAIL_PORT: string;
  STORYBOOK_PORT: string;
  IDENTITY_PORT: string;
  PARTNER_PORT: string;
}

const origin = (port: string) => `http://localhost:${port}`;

async function choosePorts(): Promise<Ports> {
  return {
    PORT: process.env['PORT'] ?? (await freePort()),
    MAIL_PORT: await freePort(),
    STORYBOOK_PORT: await freePort(),
    IDENTITY_PORT: await freePort(),
    PARTNER_PORT: await freePort(),
  };
}

/** Runs the journeys of one file in a browser. @throws Error when one fails */
async function runJourneys(file: string, ports: Ports): Promise<void> {
  const child = spawn(
    path.join(REPOSITORY, 'node_modules/.bin/playwright'),
    ['test', '--config', 'e2e/deployed/playwright.config.ts', file],
    {
      cwd: REPOSITORY,
      stdio: 'inherit',
      env: {
        ...process.env,
        ORIGIN: origin(ports.PORT),
        MAILBOX_ORIGIN: origin(ports.MAIL_PORT),
        STORYBOOK_ORIGIN: origin(ports.STORYBOOK_PORT),
        PARTNER_ORIGIN: origin(ports.PARTNER_PORT),
      },
    },
  );
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`Journeys of ${file} failed; they stand above.`);
}

async function start(stack: Stack, file: ComposeFile): Promise<void> {
  for (const name of Object.keys(file.services)) await stack.up(file, name);
  for (const name of ['edge', 'api', 'storybook']) await stack.untilHealthy(file, name);
}

/** With both replicas, then with one, each call is answered. */
async function checkReplicas(stack: Stack, file: ComposeFile, edgeOrigin: string): Promise<void> {
  const ask = async () => (await fetch(edgeOrigin + HEALTH_READY_PATH)).status;
  const [first, second] = await stack.up(file, 'api');
  const [edge] = await stack.up(file, 'edge');
  for (let call = 0; call < 10; call += 1) assert.equal(await ask(), 200);
  for (const { address } of [first!, second!]) {
    assert.ok(edge!.output.includes(`${address}:4000 200`), `${address} has answered no call`);
  }
  await first!.stop('SIGKILL');
  for (let call = 0; call < 10; call += 1) {
    assert.equal(await ask(), 200, 'one replica is not enough');
  }
}

async function runProduct(ports: Ports): Promise<void> {
  const settings = {
    ...ports,
    PUBLIC_ORIGIN: origin(ports.PORT),
    DATABASE_PASSWORD: randomUUID(),
  };
  const production = readComposeFiles(['compose.yaml'], settings);
  const demo = readComposeFiles(['compose.yaml', 'compose.demo.yaml'], settings);
  const stack = new Stack();
  const stop = () => void stack.remove().finally(() => process.exit(130));
  process.once('SIGINT', stop);
  try {
    console.log('Starting compose.yaml with compose.demo.yaml …');
    await start(stack, demo);
    await runJourneys('demo', ports);

    console.log('Starting compose.yaml, on the same database …');
    for (const name of ['edge', 'api']) {
      const codes = await stack.down(demo, name);
      assert.ok(
        codes.every((code) => code === 0),
        `${name} ended with ${codes.join()}`,
      );
    }
    await start(stack, production);
    for (const name of ['edge', 'api', 'storybook', 'mail']) {
      for (const container of await stack.up(production, name)) await examineContainer(container);
    }
    await runJourneys('production', ports);
    await checkReplicas(stack, production, origin(ports.PORT));
  } finally {
    process.off('SIGINT', stop);
    await stack.remove();
  }
}

export interface CheckParts {
  /** Builds the images and looks into them; otherwise those of an earlier check are taken. */
  isBuilding: boolean;
  /** Runs the product with them. */
  isRunning: boolean;
}

/** @throws Error that says what is not as it should be */
export async function check({ isBuilding, isRunning }: CheckParts): Promise<void> {
  makeBaseImages();
  const ports = await choosePorts();
  if (isBuilding) {
    const file = readComposeFiles(['compose.yaml'], {
      ...ports,
      // Compose reads nothing without one; no database is started here.
      DATABASE_PASSWORD: randomUUID(),
    });
    buildImages(file);
    examineImages(file);
    console.log('Images: user 10001, nothing of theirs writable, no source maps, health checks.');
  }
  if (isRunning) {
    await runProduct(ports);
    console.log('The product runs from its images.');
  }
}
