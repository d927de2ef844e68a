import path from 'node:path';

import { createEdge } from '../edge/server';
import { runApi } from './api-process';
import { buildStale } from './build-stale';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts';
import { derivePorts, requireFreePorts, type Ports } from './ports';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');

function fail(error: unknown): never {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

function printReady(origin: string, ports: Ports, seconds: string, isProduction: boolean): void {
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
  console.log('  Ctrl-C stops everything.');
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
  await requireFreePorts(ports).catch(fail);
  // `--no-build` serves what is there, for callers that have just built.
  if (!process.argv.includes('--no-build')) await buildStale().catch(fail);

  const isProduction = process.env['NODE_ENV'] === 'production';
  const partnerOrigin = `http://localhost:${ports.partner}`;
  console.log('Starting the API and its database …');
  const api = await runApi(
    {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(ports.api),
      DATA_DIR: path.resolve(process.env['DATA_DIR'] ?? path.join(REPOSITORY, '.data')),
      PUBLIC_ORIGIN: origin,
      ...(!isProduction && {
        DEMO_DATA: process.env['DEMO_DATA'] ?? 'true',
        MAILBOX_PORT: String(ports.mailbox),
        PARTNER_PORT: String(ports.partner),
        MAILBOX_SMTP_PORT: String(ports.smtp),
        IDENTITY_PORT: String(ports.identity),
      }),
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
    },
    ports.api,
  ).catch(fail);

  const edge = await createEdge({
    shellFolder: path.join(REPOSITORY, 'shell/dist'),
    remoteFolder: (remote) => path.join(REPOSITORY, remote, 'dist'),
    apiOrigin: `http://127.0.0.1:${ports.api}`,
    connectOrigins: isProduction ? [] : [partnerOrigin],
    settings: isProduction ? {} : { partnerOrigin },
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
  printReady(origin, ports, seconds, isProduction);
}
