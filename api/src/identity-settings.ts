import {
  IDENTITY_PROVIDERS,
  type IdentityProvider,
} from '@syndication/contract/identity-providers/identity-providers.rules';
import * as z from 'zod';

import { createSecretId } from './http/secret-id';

const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/;

const issuer = z
  .url({ protocol: /^https?$/ })
  .refine((url) => url.startsWith('https:') || LOOPBACK.test(url), 'must begin with https://');

/** What the process's environment says about identity providers. */
export const identityShape = {
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: issuer.default('https://accounts.google.com'),
  LINKEDIN_CLIENT_ID: z.string().optional(),
  LINKEDIN_CLIENT_SECRET: z.string().optional(),
  LINKEDIN_ISSUER: issuer.default('https://www.linkedin.com/oauth'),
  /** Stand-ins of the providers that have no client id. */
  IDENTITY_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
};

type IdentityEnvironment = z.output<z.ZodObject<typeof identityShape>>;

const PREFIXES = { google: 'GOOGLE', linkedin: 'LINKEDIN' } as const satisfies Record<
  IdentityProvider,
  string
>;

/** How one provider knows this product. */
export interface ProviderSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Played by this process; never in production. */
  isStandIn: boolean;
}

export type IdentityProviders = Record<IdentityProvider, ProviderSettings | null>;

/** @returns the first problem of every setting, by its name */
export function findIdentityProblems(
  env: IdentityEnvironment & { NODE_ENV: string },
): (readonly [setting: string, problem: string])[] {
  return IDENTITY_PROVIDERS.flatMap((provider) => {
    const prefix = PREFIXES[provider];
    const [id, secret] = [env[`${prefix}_CLIENT_ID`], env[`${prefix}_CLIENT_SECRET`]];
    const problems: [string, string][] = [];
    if (id && !secret) problems.push([`${prefix}_CLIENT_SECRET`, 'is required with a client id']);
    if (secret && !id) problems.push([`${prefix}_CLIENT_ID`, 'is required with a client secret']);
    if (env.NODE_ENV === 'production' && !env[`${prefix}_ISSUER`].startsWith('https:')) {
      problems.push([`${prefix}_ISSUER`, 'must begin with https:// in production']);
    }
    return problems;
  });
}

/** With a client id, the real provider is used; without, the stand-in, if it runs. */
export function readIdentityProviders(env: IdentityEnvironment): IdentityProviders {
  const read = (provider: IdentityProvider): ProviderSettings | null => {
    const prefix = PREFIXES[provider];
    const [id, secret] = [env[`${prefix}_CLIENT_ID`], env[`${prefix}_CLIENT_SECRET`]];
    if (id && secret) {
      return {
        issuer: env[`${prefix}_ISSUER`],
        clientId: id,
        clientSecret: secret,
        isStandIn: false,
      };
    }
    if (env.IDENTITY_PORT === undefined) return null;
    return {
      issuer: `http://localhost:${env.IDENTITY_PORT}/${provider}`,
      clientId: 'deal-syndication',
      clientSecret: createSecretId(),
      isStandIn: true,
    };
  };
  return { google: read('google'), linkedin: read('linkedin') };
}
