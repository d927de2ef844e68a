import {
  CALLBACK_PATHS,
  type IdentityProvider,
} from '@syndication/contract/identity-providers/identity-providers.rules';
import type { Configuration, interactionPolicy, JWK, Provider } from 'oidc-provider';

import type { ProviderSettings } from '../../identity-settings';
import { chooser, CHOOSER_PATH } from './chooser';
import { renderProblem } from './chooser-page';
import { cookieNames, ignoreSessionCookie, protectPages } from './network-browser';
import { NETWORKS } from './networks';
import { subjectOf, type Person } from './people';

const TEN_MINUTES_SECONDS = 600;

export interface NetworkOptions {
  network: IdentityProvider;
  settings: ProviderSettings;
  publicOrigin: string;
  signingKey: JWK;
  findPeople: () => Promise<readonly Person[]>;
}

async function findClaims({ network, findPeople }: NetworkOptions, subject: string) {
  const person = (await findPeople()).find((one) => subjectOf(network, one.email) === subject);
  if (!person) return undefined;
  const { email, firstName, lastName, isEmailVerified } = person;
  return {
    sub: subject,
    email,
    email_verified: NETWORKS[network].writeVerified(isEmailVerified),
    name: `${firstName} ${lastName}`,
    given_name: firstName,
    family_name: lastName,
  };
}

function configure(
  options: NetworkOptions,
  policy: interactionPolicy.DefaultPolicy,
): Configuration {
  const { network, settings, publicOrigin, signingKey } = options;
  const { title, responseTypes, grantTypes } = NETWORKS[network];
  return {
    jwks: { keys: [signingKey] },
    responseTypes,
    clients: [
      {
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
        redirect_uris: [publicOrigin + CALLBACK_PATHS[network]],
        response_types: responseTypes,
        grant_types: grantTypes,
        token_endpoint_auth_method: 'client_secret_post',
        // The library lets a web client have an id token in the redirect over HTTPS only.
        application_type: publicOrigin.startsWith('https:') ? 'web' : 'native',
      },
    ],
    pkce: { required: () => true },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    // Both networks put the person's data into the id token.
    conformIdTokenClaims: false,
    findAccount: async (_ctx, accountId) => {
      const claims = await findClaims(options, accountId);
      return claims && { accountId, claims: () => claims };
    },
    // Consent goes without saying.
    loadExistingGrant: async (ctx) => {
      const { session, client, provider } = ctx.oidc;
      if (!session?.accountId || !client) return undefined;
      const grant = new provider.Grant({
        accountId: session.accountId,
        clientId: client.clientId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    interactions: { policy, url: (_ctx, { uid }) => `/${network}${CHOOSER_PATH}${uid}` },
    features: { devInteractions: { enabled: false } },
    cookies: { names: cookieNames(network), long: { path: `/${network}`, httpOnly: true } },
    ttl: {
      AccessToken: TEN_MINUTES_SECONDS,
      AuthorizationCode: TEN_MINUTES_SECONDS / 10,
      Grant: TEN_MINUTES_SECONDS,
      IdToken: TEN_MINUTES_SECONDS,
      Interaction: TEN_MINUTES_SECONDS,
      Session: TEN_MINUTES_SECONDS,
    },
    renderError: (ctx, { error, error_description: description }) => {
      ctx.type = 'html';
      ctx.body = renderProblem(title, description ?? error);
    },
  };
}

/** The library warns of what makes a stand-in: all in memory, on a Node older than its own. */
async function withoutWarnings<T>(work: () => Promise<T>): Promise<T> {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return await work();
  } finally {
    console.warn = warn;
  }
}

/** One network, as a certified OpenID Connect provider with an account chooser instead of passwords. */
export async function buildNetwork(options: NetworkOptions): Promise<Provider> {
  const { network, settings, publicOrigin, findPeople } = options;
  const provider = await withoutWarnings(async () => {
    // Loaded here, so that production never loads it.
    const { interactionPolicy, Provider } = await import('oidc-provider');
    const policy = interactionPolicy.base();
    policy.remove('consent');
    policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
    return new Provider(settings.issuer, configure(options, policy));
  });
  provider.use(protectPages(publicOrigin));
  provider.use(ignoreSessionCookie(network));
  provider.use(chooser(provider, network, findPeople));
  return provider;
}
