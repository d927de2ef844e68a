/** The server of pages by itself, as the image runs it. */
import { closeOnSignal } from '@syndication/contract/http/close-on-signal';
import { publicPartOf } from '@syndication/contract/settings/settings.rules';

import { readGivenSettings, readLogLevel, readOrigins, readPort } from './environment';
import { createPages } from './server';

const { env } = process;

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function start(): Promise<void> {
  const port = readPort(8080);
  const pages = await createPages(
    {
      storeFolder: env['STORE'] || '/store',
      publicOrigin: readOrigins('PUBLIC_ORIGIN', 1)[0],
      origins: {
        connect: readOrigins('CONNECT_ORIGINS'),
        remotes: readOrigins('REMOTE_ORIGINS'),
        overrides: readOrigins('OVERRIDE_ORIGINS'),
      },
      settings: publicPartOf(readGivenSettings()),
      apiOrigin: readOrigins('API_ORIGIN', 1)[0],
      healthPath: '/health',
    },
    readLogLevel(),
  );
  closeOnSignal(() => pages.close(), fail);
  await pages.listen({ host: env['HOST'] || '0.0.0.0', port });
}

start().catch(fail);
