import type { Configuration } from 'webpack-dev-server';

import { DEV_RELEASES_PATH } from '@syndication/contract/release/dev-releases.rules';

import type { DevReleases } from './dev-releases';

const HOST = '127.0.0.1';

/** Port of the development server, from the environment. */
export const devPort = (): number => Number(process.env['DEV_PORT'] ?? 3100);

/**
 * Dev-server options; `DEV_PORT`, `API_ORIGIN` and `PUBLIC_ORIGIN` come from the environment. The API
 * accepts writes from its public origin only, so the proxy speaks for that.
 * A remote's server allows any origin, since the shell's page loads scripts and updates from it.
 */
export function devServerOptions({ isRemote }: { isRemote: boolean }): Configuration {
  const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3001';
  const publicOrigin = process.env['PUBLIC_ORIGIN'] ?? 'http://localhost:3000';
  return {
    host: HOST,
    port: devPort(),
    hot: true,
    historyApiFallback: true,
    client: {
      overlay: { errors: true, warnings: false },
      logging: 'warn',
      // A page of our own asks where it came from; in the shell's page a remote asks its own server.
      ...(!isRemote && { webSocketURL: 'auto://0.0.0.0:0/ws' }),
    },
    ...(isRemote
      ? { headers: { 'Access-Control-Allow-Origin': '*' }, allowedHosts: 'all' }
      : { proxy: [{ context: ['/api'], target: api, headers: { origin: publicOrigin } }] }),
  };
}

/**
 * For a remote inside the pages of a deployed shell, which let nothing in that its releases would not do
 * either: the server brings no client of its own, and the shell itself listens to what it tells.
 */
export function insideServerOptions(releases: DevReleases, shell: string): Configuration {
  return {
    host: HOST,
    port: devPort(),
    hot: false,
    liveReload: false,
    client: false,
    webSocketServer: false,
    static: false,
    // Compression would hold events back.
    compress: false,
    headers: { 'Access-Control-Allow-Origin': shell, 'Cache-Control': 'no-store' },
    setupMiddlewares: (middlewares) => [
      { name: 'dev-releases', path: DEV_RELEASES_PATH, middleware: releases.answer },
      ...middlewares,
    ],
  };
}
