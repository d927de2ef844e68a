import path from 'node:path';

import { REMOTE_NAMES } from '@syndication/contract/release/registry.rules';
import { publicPartOf } from '@syndication/contract/settings/settings.rules';

import { createEdge } from '@syndication/delivery-pages/server';
import { FolderStore } from '@syndication/delivery-release/store/folder-store';
import { releaseBuilds } from '@syndication/delivery-release/publish/publish';
import { apiEnvironment, dataDirOfInstance, demoEnvironment, runApi } from './api-process';
import { buildStale } from './build-stale';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts';
import { readGivenSettings } from './given-settings';
import { readOrigins } from './origins';
import { derivePorts, remotePort, requireFreePorts, type Ports } from './ports';
import { keepReportsToken } from './reports-token';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');

function fail(error: unknown): never {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

function printReady(
  origin: string,
  ports: Ports,
  storeFolder: string,
  seconds: string,
  isProduction: boolean,
): void {
  console.log(`\nReady in ${seconds} s: ${origin}`);
  console.log(`  API           ${origin}/api/docs`);
  if (!isProduction) {
    console.log(`  Mailbox       http://localhost:${ports.mailbox}`);
    console.log(`  Identities    http://localhost:${ports.identity}`);
    console.log(`  Demo accounts (password ${DEMO_PASSWORD})`);
    for (const [email, description] of DEMO_ACCOUNTS) {
      console.log(`    ${email.padEnd(30)} ${description}`);
    }
  }
  console.log(
    `  Releases      npm run release -- list --to ${path.relative('.', storeFolder) || '.'}`,
  );
  console.log('  Ctrl-C stops everything.');
}

/**
 * The folder that pages are served from. That of an instance gets what this repository has built; one that
 * `RELEASE_STORE` names belongs to whoever releases into it, and is served as it is.
 */
async function prepareStore(dataDir: string): Promise<string> {
  const given = process.env['RELEASE_STORE'];
  if (given) return path.resolve(given);
  const folder = path.join(dataDir, 'releases');
  await releaseBuilds(new FolderStore(folder), (app) => path.join(REPOSITORY, app, 'dist'));
  return folder;
}

/** Builds what is stale and runs the whole product on this machine. */
export async function start(): Promise<void> {
  const startedAt = performance.now();
  const ports = (() => {
    try {
      return derivePorts(process.env['PORT']);
    } catch (error) {
      return fail(error);
    }
  })();
  const origin = `http://localhost:${ports.edge}`;
  const isProduction = process.env['NODE_ENV'] === 'production';
  const settings = (() => {
    try {
      return readGivenSettings(isProduction ? null : ports);
    } catch (error) {
      return fail(error);
    }
  })();
  await requireFreePorts(ports).catch(fail);
  // `--no-build` serves what is there, for callers that have just built.
  if (!process.argv.includes('--no-build')) await buildStale().catch(fail);

  const dataDir = dataDirOfInstance();
  const storeFolder = await prepareStore(dataDir).catch(fail);
  const reportsToken =
    process.env['RELEASE_REPORTS_TOKEN'] || (await keepReportsToken(dataDir).catch(fail));
  console.log('Starting the API and its database …');
  const api = await runApi(
    {
      ...process.env,
      ...apiEnvironment(ports, settings),
      RELEASE_REPORTS_TOKEN: reportsToken,
      ...(!isProduction && {
        ...demoEnvironment(ports),
        DEMO_DATA: process.env['DEMO_DATA'] ?? 'true',
      }),
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
    },
    ports.api,
  ).catch(fail);

  const edge = await createEdge({
    storeFolder,
    apiOrigin: `http://127.0.0.1:${ports.api}`,
    origins: {
      connect: settings.partnerOrigin ? [new URL(settings.partnerOrigin).origin] : [],
      remotes: readOrigins('REMOTE_ORIGINS'),
      overrides: [
        ...readOrigins('OVERRIDE_ORIGINS'),
        ...(isProduction
          ? []
          : REMOTE_NAMES.map((name) => `http://localhost:${remotePort(ports, name)}`)),
      ],
    },
    settings: publicPartOf(settings),
  });

  let isClosing = false;
  const close = (): void => {
    if (isClosing) return;
    isClosing = true;
    console.log('\nClosing …');
    void Promise.allSettled([edge.close(), api.stop()]).then(() => process.exit(0));
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);

  try {
    await edge.listen({ host: '127.0.0.1', port: ports.edge });
  } catch (error) {
    await api.stop();
    fail(error);
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  printReady(origin, ports, storeFolder, seconds, isProduction);
}
