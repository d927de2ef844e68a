/** The server of pages by itself, as the image runs it. */
import { publicPartOf } from '@syndication/contract/settings/settings.rules';

import { readGivenSettings } from './given-settings';
import { readOrigins } from './origins';
import { createPages } from './server';

/** Closing that takes longer is cut off. */
const CLOSE_DEADLINE_MS = 10_000;
const HEALTH_PATH = '/health';

const { env } = process;

async function start(): Promise<void> {
  const pages = await createPages(
    {
      storeFolder: env['STORE'] || '/store',
      origins: {
        connect: readOrigins('CONNECT_ORIGINS'),
        remotes: readOrigins('REMOTE_ORIGINS'),
        overrides: readOrigins('OVERRIDE_ORIGINS'),
      },
      settings: publicPartOf(readGivenSettings()),
      healthPath: HEALTH_PATH,
    },
    env['LOG_LEVEL'] || 'warn',
  );
  const close = (): void => {
    setTimeout(() => process.exit(1), CLOSE_DEADLINE_MS).unref();
    void pages.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', close);
  process.once('SIGINT', close);
  await pages.listen({ host: env['HOST'] || '0.0.0.0', port: Number(env['PORT'] || 8080) });
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
