import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Compiler, Configuration } from 'webpack';
import type { Configuration as DevServer } from 'webpack-dev-server';

import {
  DEV_RELEASES_PATH,
  type DevReleaseEvent,
} from '@syndication/contract/release/dev-releases.rules';
import {
  RELEASE_MANIFEST_FILE,
  type RemoteManifest,
} from '@syndication/contract/release/release-manifest.rules';

import { describeRelease } from './store-layout';

/** Where a dev server listens. */
const readAddress = () => ({ host: '127.0.0.1', port: Number(process.env['DEV_PORT'] ?? 3100) });

/**
 * Dev-server options; `DEV_PORT`, `API_ORIGIN` and `PUBLIC_ORIGIN` come from the environment. The API accepts writes
 * only from its public origin, so the proxy sends that. A remote's server allows any origin, since the shell's page
 * loads scripts and updates from it.
 */
export function devServerOptions({ isRemote }: { isRemote: boolean }): DevServer {
  const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';
  const publicOrigin = process.env['PUBLIC_ORIGIN'] ?? 'http://localhost:3000';
  return {
    ...readAddress(),
    hot: true,
    historyApiFallback: true,
    client: {
      overlay: { errors: true, warnings: false },
      logging: 'warn',
      // A standalone page connects to its own origin; a remote in the shell's page connects to its own server.
      ...(!isRemote && { webSocketURL: 'auto://0.0.0.0:0/ws' }),
    },
    ...(isRemote
      ? { headers: { 'Access-Control-Allow-Origin': '*' }, allowedHosts: 'all' }
      : { proxy: [{ context: ['/api'], target: api, headers: { origin: publicOrigin } }] }),
  };
}

const RETRY_MS = 500;

const send = (response: ServerResponse, event: DevReleaseEvent): boolean =>
  response.write(`data: ${JSON.stringify(event)}\n\n`);

/** Follows the builds of a remote, and tells all listeners what is served now. */
class DevReleases {
  private latest: DevReleaseEvent | null = null;
  private readonly listeners = new Set<ServerResponse>();
  private readonly origin = `http://localhost:${readAddress().port}`;

  /** @param shell origin of the pages that may listen */
  constructor(private readonly shell: string) {}

  apply(compiler: Compiler): void {
    let manifest: RemoteManifest | null = null;
    // Written files are not kept in memory.
    compiler.hooks.emit.tap('DevReleases', (compilation) => {
      const asset = compilation.getAsset(RELEASE_MANIFEST_FILE);
      manifest = asset ? (JSON.parse(asset.source.source().toString()) as RemoteManifest) : null;
    });
    compiler.hooks.done.tap('DevReleases', ({ compilation }) => {
      const [error] = compilation.errors;
      if (error) this.tell({ problem: error.message });
      else if (manifest) {
        const release = describeRelease(manifest, (file) => `${this.origin}/${file}`);
        // No release has this version, so it is not counted.
        const version = `dev-${manifest.version.split('-').at(-1)}`;
        this.tell({ release: { ...release, version } });
      }
    });
  }

  /** Answers a request for the stream. */
  readonly answer = (request: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'access-control-allow-origin': this.shell,
    });
    // How soon a page reconnects after a restart of the server.
    response.write(`retry: ${RETRY_MS}\n\n`);
    this.listeners.add(response);
    request.once('close', () => this.listeners.delete(response));
    if (this.latest) send(response, this.latest);
  };

  private tell(event: DevReleaseEvent): void {
    this.latest = event;
    for (const listener of this.listeners) send(listener, event);
  }
}

/**
 * A remote inside the pages of a deployed shell at `SHELL_ORIGIN`, which load its build instead of a release
 * and follow its changes. It may do no more than a release: the server adds no client to the page, and the shell
 * itself listens to its events.
 */
export function serveInside(configuration: Configuration): Configuration {
  const shell = process.env['SHELL_ORIGIN'] ?? 'http://localhost:3000';
  const releases = new DevReleases(shell);
  const devServer: DevServer = {
    ...readAddress(),
    hot: false,
    liveReload: false,
    client: false,
    webSocketServer: false,
    static: false,
    // Compression would delay events.
    compress: false,
    headers: { 'Access-Control-Allow-Origin': shell, 'Cache-Control': 'no-store' },
    setupMiddlewares: (middlewares) => [
      { name: 'dev-releases', path: DEV_RELEASES_PATH, middleware: releases.answer },
      ...middlewares,
    ],
  };
  return { ...configuration, plugins: [...(configuration.plugins ?? []), releases], devServer };
}
