import { HOUR_MS } from '@syndication/contract/fields/durations.rules';
import { type IdentityProvider } from '@syndication/contract/identity-providers/identity-providers.rules';
import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import {
  allowInsecureRequests,
  ClientSecretPost,
  discovery,
  enableNonRepudiationChecks,
  type Configuration,
} from 'openid-client';

import type { IdentityProviders, ProviderSettings } from '../../identity-settings';
import { AppError } from '../../http/app-error';
import { ProviderUnavailable } from './sign-in-problems';

/** A provider that needs longer than this for one answer counts as down. */
const TIMEOUT_MS = 10_000;
const NEEDED_ENDPOINTS = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const;

/** A provider whose metadata is known. */
export interface ProviderConnection {
  provider: IdentityProvider;
  configuration: Configuration;
  /** Finds the key that a token's `kid` names, among those that the provider publishes. */
  findKey: JWTVerifyGetKey;
}

/** @throws ProviderUnavailable */
export type ConnectProvider = (provider: IdentityProvider) => Promise<ProviderConnection>;

async function discover(
  { issuer, clientId, clientSecret }: ProviderSettings,
  timeoutMs: number,
): Promise<Configuration> {
  const isLoopback = issuer.startsWith('http:');
  const configuration = await discovery(
    new URL(issuer),
    clientId,
    undefined,
    // Both networks take it, and LinkedIn takes nothing else.
    ClientSecretPost(clientSecret),
    {
      timeout: timeoutMs / 1000,
      execute: [enableNonRepudiationChecks, ...(isLoopback ? [allowInsecureRequests] : [])],
    },
  );
  const metadata = configuration.serverMetadata();
  for (const name of NEEDED_ENDPOINTS) {
    const address = metadata[name];
    const isUsable =
      address !== undefined &&
      URL.canParse(address) &&
      (isLoopback || address.startsWith('https:'));
    if (!isUsable) throw new Error(`The provider's metadata has no usable ${name}.`);
  }
  return configuration;
}

/**
 * Reads each provider's metadata when it is first needed and keeps it for an hour; a failure is not kept.
 * @param timeoutMs how long one answer of a provider may take
 */
export function createConnector(
  { identityProviders }: { identityProviders: IdentityProviders },
  now: () => Date,
  timeoutMs = TIMEOUT_MS,
): ConnectProvider {
  const connections = new Map<
    IdentityProvider,
    { since: number; connection: Promise<ProviderConnection> }
  >();

  async function connect(
    provider: IdentityProvider,
    settings: ProviderSettings,
  ): Promise<ProviderConnection> {
    try {
      const configuration = await discover(settings, timeoutMs);
      const keysAddress = new URL(configuration.serverMetadata().jwks_uri ?? '');
      const findKey = createRemoteJWKSet(keysAddress, { timeoutDuration: timeoutMs });
      return { provider, configuration, findKey };
    } catch (cause) {
      connections.delete(provider);
      throw new ProviderUnavailable({ cause });
    }
  }

  return async (provider) => {
    const settings = identityProviders[provider];
    if (!settings) throw new AppError('PROVIDER_NOT_CONFIGURED');
    const since = now().getTime();
    const known = connections.get(provider);
    if (known && since - known.since < HOUR_MS) return known.connection;
    const connection = connect(provider, settings);
    connections.set(provider, { since, connection });
    return connection;
  };
}
