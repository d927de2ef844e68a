import type { RequestListener } from 'node:http';
import path from 'node:path';

import { REMOTE_NAMES } from '@syndication/contract/release/registry.rules';
import { publicPartOf } from '@syndication/contract/settings/settings.rules';
import { closeOnSignal } from '@syndication/delivery-pages/close-on-signal';
import { readGivenSettings, readOrigins } from '@syndication/delivery-pages/environment';
import { createPages } from '@syndication/delivery-pages/server';
import { FolderStore } from '@syndication/delivery-release/store/folder-store';
import { releaseBuilds } from '@syndication/delivery-release/publish/publish';

import {
  apiEnvironment,
  dataDirOfInstance,
  demoEnvironment,
  demoSettings,
  originOf,
} from './api-environment';
import type * as api from '../../api/src/server';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts';
import { derivePorts, remotePort, requireFreePorts, type Ports } from './ports';
import { keepReportsToken } from './reports-token';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');

/** The API as it was built. */
const loadApi = () => import(path.join(REPOSITORY, 'api/dist/server.js')) as Promise<typeof api>;

function printReady(ports: Ports, storeFolder: string, seconds: string, isProduction: boolean) {
  console.log(`\nReady in ${seconds} s: ${originOf(ports)}`);
  console.log(`  API           ${originOf(ports)}/api/docs`);
  if (!isProduction) {
    console.log(`  Mailbox       http://localhost:${ports.mailbox}`);
    console.log(`  Identities    http://localhost:${ports.identity}`);
    console.log(`  Demo accounts (password ${DEMO_PASSWORD})`);
    for (const [email, description] of DEMO_ACCOUNTS) {
      console.log(`    ${email.padEnd(30)} ${description}`);
    }
  }
  const store = path.relative(process.env['INIT_CWD'] ?? '.', storeFolder) || '.';
  console.log(`  Releases      npm run release -- list --to ${store}`);
  console.log('  Ctrl-C stops everything.');
}

/** The folder that pages are served from: the instance's own, unless `RELEASE_STORE` names another one. */
const storeFolderOf = (dataDir: string): string =>
  path.resolve(process.env['RELEASE_STORE'] || path.join(dataDir, 'releases'));

/** Releases this repository's builds; a store that was given is served as it is, because others release into it. */
async function fillStore(folder: string): Promise<void> {
  if (process.env['RELEASE_STORE']) return;
  await releaseBuilds(new FolderStore(folder), (app) => path.join(REPOSITORY, app, 'dist'));
}

async function run(): Promise<void> {
  const isProduction = process.env['NODE_ENV'] === 'production';
  const ports = derivePorts();
  const settings = readGivenSettings(isProduction ? {} : demoSettings(ports));
  const inDevelopment = REMOTE_NAMES.map((name) => originOf({ pages: remotePort(ports, name) }));
  const origins = {
    remotes: readOrigins('REMOTE_ORIGINS'),
    overrides: [...readOrigins('OVERRIDE_ORIGINS'), ...(isProduction ? [] : inDevelopment)],
  };
  const { api: _, ...used } = ports;
  await requireFreePorts(used);

  const dataDir = dataDirOfInstance();
  const environment = {
    PROXY_HOPS: '0',
    LOG_LEVEL: 'warn',
    ...process.env,
    ...apiEnvironment(ports, settings),
    PORT: String(ports.pages),
    RELEASE_REPORTS_TOKEN:
      process.env['RELEASE_REPORTS_TOKEN'] || (await keepReportsToken(dataDir)),
    ...(!isProduction && {
      ...demoEnvironment(ports),
      DEMO_DATA: process.env['DEMO_DATA'] ?? 'true',
    }),
  };
  console.log('Starting the API and its database …');
  const { readConfig, startServer } = await loadApi();
  const storeFolder = storeFolderOf(dataDir);
  const loadPages = async (): Promise<RequestListener> => {
    await fillStore(storeFolder);
    const pages = await createPages(
      {
        storeFolder,
        origins,
        settings: publicPartOf(settings),
        apiOrigin: `http://127.0.0.1:${ports.pages}`,
      },
      environment.LOG_LEVEL,
    );
    return (request, response) => pages.routing(request, response);
  };
  const close = await startServer(readConfig(environment), loadPages);
  closeOnSignal(() => {
    console.log('\nClosing …');
    return close();
  });
  const seconds = (performance.now() / 1000).toFixed(1);
  printReady(ports, storeFolder, seconds, isProduction);
}

/** Runs the whole product on this machine, in one process on one port. */
export async function start(): Promise<void> {
  process.setSourceMapsEnabled(true);
  try {
    await run();
  } catch (error) {
    const { describeFailure } = await loadApi();
    console.error(`\n${describeFailure(error, dataDirOfInstance())}`);
    process.exit(1);
  }
}
