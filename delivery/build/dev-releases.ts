import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Compiler } from 'webpack';

import type { DevReleaseEvent } from '@syndication/contract/release/dev-releases.rules';
import type { RemoteRelease } from '@syndication/contract/release/registry.rules';
import {
  RELEASE_MANIFEST_FILE,
  type RemoteManifest,
} from '@syndication/contract/release/release-manifest.rules';

import { describeRelease } from './store-layout';

const RETRY_MS = 500;
/** Digits of a build's hash at the end of its version. */
const HASH = /[0-9a-f]+$/;

/** A build as a development server serves it. No release is called like this, so nobody counts it. */
function toDevRelease(manifest: RemoteManifest, origin: string): RemoteRelease {
  const release = describeRelease(manifest, (file) => `${origin}/${file}`);
  return { ...release, version: `dev-${HASH.exec(manifest.version)?.[0]}` };
}

/** Follows the builds of a remote, and tells whoever listens what is served now. */
export class DevReleases {
  private latest: DevReleaseEvent | null = null;
  private readonly listeners = new Set<ServerResponse>();

  /** @param origin of the server; @param shell origin of the pages that may listen */
  constructor(
    private readonly origin: string,
    private readonly shell: string,
  ) {}

  apply(compiler: Compiler): void {
    let manifest: RemoteManifest | null = null;
    // What has been written out is not kept in memory.
    compiler.hooks.emit.tap('DevReleases', (compilation) => {
      const asset = compilation.getAsset(RELEASE_MANIFEST_FILE);
      manifest = asset ? (JSON.parse(asset.source.source().toString()) as RemoteManifest) : null;
    });
    compiler.hooks.done.tap('DevReleases', ({ compilation }) => {
      const [error] = compilation.errors;
      if (error) this.tell({ problem: error.message });
      else if (manifest) this.tell({ release: toDevRelease(manifest, this.origin) });
    });
  }

  /** Answers a request for the stream. */
  readonly answer = (request: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'access-control-allow-origin': this.shell,
    });
    // A page asks again this soon after the server was started anew.
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

const send = (response: ServerResponse, event: DevReleaseEvent): boolean =>
  response.write(`data: ${JSON.stringify(event)}\n\n`);
