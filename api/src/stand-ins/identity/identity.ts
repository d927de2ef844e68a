import { generateKeyPair, randomUUID } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';

import {
  IDENTITY_PROVIDERS,
  type IdentityProvider,
} from '@syndication/contract/identity-providers/identity-providers.rules';
import type { JWK } from 'oidc-provider';

import type { IdentityProviders } from '../../identity-settings';
import { refuseInProduction } from '../refuse-in-production';
import { buildNetwork } from './build-network';
import { renderProblem } from './chooser-page';
import type { Person } from './people';

export interface IdentityOptions {
  host: string;
  port: number;
  publicOrigin: string;
  /** Those that are stand-ins are played. */
  identityProviders: IdentityProviders;
  findPeople: () => Promise<readonly Person[]>;
}

export interface RunningIdentity {
  url: string;
  close(): Promise<void>;
}

const PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
};

async function createSigningKey(): Promise<JWK> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const key = privateKey.export({ format: 'jwk' });
  return { ...key, kid: randomUUID(), alg: 'RS256', use: 'sig' };
}

/** `/google/auth` is `/auth` of the network that is called `google`. */
function dispatch(networks: ReadonlyMap<string, RequestListener>): RequestListener {
  return (request, response) => {
    const [, name = '', rest = ''] = /^\/([^/?]*)(.*)$/.exec(request.url ?? '') ?? [];
    const listener = networks.get(name);
    if (!listener || !rest.startsWith('/')) {
      response
        .writeHead(request.url === '/' ? 200 : 404, PAGE_HEADERS)
        .end(renderProblem('Identity stand-ins', 'Nobody is signing in at this address.'));
      return;
    }
    Object.assign(request, { originalUrl: request.url, url: rest });
    listener(request, response);
  };
}

/**
 * Plays the identity providers that are not configured, each under its own issuer, in memory.
 * @throws Error in production, or when the port is in use
 */
export async function startIdentity(options: IdentityOptions): Promise<RunningIdentity> {
  refuseInProduction('identity');
  const signingKey = await createSigningKey();
  const networks = new Map<IdentityProvider, RequestListener>();
  for (const network of IDENTITY_PROVIDERS) {
    const settings = options.identityProviders[network];
    if (!settings?.isStandIn) continue;
    const provider = await buildNetwork({ ...options, network, settings, signingKey });
    const answer = provider.callback();
    networks.set(network, (request, response) => void answer(request, response));
  }
  const server = createServer(dispatch(networks));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
