import type { RequestListener } from 'node:http';
import path from 'node:path';

import { closeOnSignal } from '@syndication/contract/http/close-on-signal';
import { REMOTE_NAMES } from '@syndication/contract/release/registry.rules';
import { publicPartOf } from '@syndication/contract/settings/settings.rules';
import { readGivenSettings, readOrigins } from '@syndication/delivery-pages/environment';
import { createPages } from '@syndication/delivery-pages/server';
import { FolderStore, openStore } from '@syndication/delivery-release/store/folder-store';
import { releaseBuilds } from '@syndication/delivery-release/publish/publish';

import type * as api from '../../api/src/server';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts';
import * as instance from './instance';
import { keepReportsToken } from './reports-token';

/** The API as it was built. */
const loadApi = () =>
  import(path.join(instance.REPOSITORY, 'api/dist/server.js')) as Promise<typeof api>;

const isProduction = process.env['NODE_ENV'] === 'production';

async function fail(error: unknown): Promise<never> {
  const { describeFailure } = await loadApi();
  console.error(`\n${describeFailure(error, instance.dataDirOfInstance())}`);
  process.exit(1);
}

function printReady(ports: instance.Ports, storeFolder: string, hasDemoData: boolean) {
  const origin = instance.originOf(ports);
  console.log(`\nReady in ${(performance.now() / 1000).toFixed(1)} s: ${origin}`);
  console.log(`  API           ${origin}/api/docs`);
  if (!isProduction) {
    console.log(`  Mailbox       http://localhost:${ports.mailbox}`);
    console.log(`  Identities    http://localhost:${ports.identity}`);
  }
  if (hasDemoData) {
    console.log(`  Demo accounts (password ${DEMO_PASSWORD})`);
    for (const [email, description] of DEMO_ACCOUNTS) {
      console.log(`    ${email.padEnd(30)} ${description}`);
    }
  }
  const store = path.relative(process.env['INIT_CWD'] ?? '.', storeFolder) || '.';
  console.log(`  Releases      npm run release -- list --to ${store}`);
  console.log('  Ctrl-C stops everything.');
}

async function run(): Promise<void> {
  const ports = instance.derivePorts();
  const settings = readGivenSettings(isProduction ? {} : instance.demoSettings(ports));
  const inDevelopment = REMOTE_NAMES.map(
    (name) => `http://localhost:${instance.remotePort(ports, name)}`,
  );
  const origins = {
    remotes: readOrigins('REMOTE_ORIGINS'),
    overrides: [...readOrigins('OVERRIDE_ORIGINS'), ...(isProduction ? [] : inDevelopment)],
  };
  const { api: _, ...used } = ports;
  await instance.requireFreePorts(used);

  console.log('Starting the API and its database …');
  const { makeDataDir, readConfig, startServer } = await loadApi();
  const dataDir = instance.dataDirOfInstance();
  makeDataDir(dataDir);
  const environment = {
    PROXY_HOPS: '0',
    LOG_LEVEL: 'warn',
    ...process.env,
    ...instance.apiEnvironment(ports, settings),
    PORT: String(ports.pages),
    RELEASE_REPORTS_TOKEN:
      process.env['RELEASE_REPORTS_TOKEN'] || (await keepReportsToken(dataDir)),
    ...(!isProduction && {
      ...instance.demoEnvironment(ports),
      DEMO_DATA: process.env['DEMO_DATA'] ?? 'true',
    }),
  };
  const givenStore = process.env['RELEASE_STORE'];
  const storeFolder = givenStore ? openStore(givenStore).name : path.join(dataDir, 'releases');
  const loadPages = async (): Promise<RequestListener> => {
    // A store that was given is served as it is, because others release into it.
    if (!givenStore) {
      const store = new FolderStore(storeFolder);
      await releaseBuilds(store, (app) => path.join(instance.REPOSITORY, app, 'dist'));
    }
    const apiOrigin = `http://127.0.0.1:${ports.pages}`;
    const given = { storeFolder, origins, settings: publicPartOf(settings) };
    const options = { ...given, apiOrigin, publicOrigin: instance.originOf(ports) };
    const pages = await createPages(options, environment.LOG_LEVEL);
    return (request, response) => pages.routing(request, response);
  };
  const config = readConfig(environment);
  const close = await startServer(config, loadPages);
  closeOnSignal(() => {
    console.log('\nClosing …');
    return close();
  }, fail);
  // The first page may be sent without the API's settings, so it is requested here, before any user does.
  await fetch(`http://127.0.0.1:${ports.pages}`).then(
    (page) => page.text(),
    () => undefined,
  );
  printReady(ports, storeFolder, config.DEMO_DATA);
}

/** Runs the whole product on this machine, in one process on one port. */
export async function start(): Promise<void> {
  process.setSourceMapsEnabled(true);
  await run().catch(fail);
}
