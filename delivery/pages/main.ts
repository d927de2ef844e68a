/** The server of pages by itself, as the image runs it. */
import { publicPartOf } from '@syndication/contract/settings/settings.rules';

import { closeOnSignal } from './close-on-signal';
import { readGivenSettings } from './given-settings';
import { settingsAddress } from './live-settings';
import { readOrigins } from './origins';
import { createPages } from './server';

const HEALTH_PATH = '/health';

const { env } = process;

async function start(): Promise<void> {
  const pages = await createPages(
    {
      storeFolder: env['STORE'] || '/store',
      publicOrigin: readOrigins('PUBLIC_ORIGIN')[0],
      origins: {
        connect: readOrigins('CONNECT_ORIGINS'),
        remotes: readOrigins('REMOTE_ORIGINS'),
        overrides: readOrigins('OVERRIDE_ORIGINS'),
      },
      settings: publicPartOf(readGivenSettings()),
      settingsAddress: settingsAddress(readOrigins('API_ORIGIN')[0]),
      healthPath: HEALTH_PATH,
    },
    env['LOG_LEVEL'] || 'warn',
  );
  closeOnSignal(() => pages.close());
  await pages.listen({ host: env['HOST'] || '0.0.0.0', port: Number(env['PORT'] || 8080) });
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
