import type { IdentityProvider } from '@syndication/contract/identity-providers/identity-providers.rules';
import type { Provider } from 'oidc-provider';

/** One step of answering a request, in the words of the framework under the library. */
export type NetworkMiddleware = Parameters<Provider['use']>[0];

/** How the two networks differ, as far as this product sees it. */
export interface Network {
  title: string;
  /** What a redirect says after a cancelled sign-in. */
  cancelError: string;
  responseTypes: ('code' | 'id_token')[];
  grantTypes: ('authorization_code' | 'implicit')[];
  /** The claim as the network writes it. */
  writeVerified: (isVerified: boolean) => boolean | string;
}

export const NETWORKS: Record<IdentityProvider, Network> = {
  google: {
    title: 'Google stand-in',
    cancelError: 'access_denied',
    responseTypes: ['code', 'id_token'],
    grantTypes: ['authorization_code', 'implicit'],
    writeVerified: (isVerified) => isVerified,
  },
  linkedin: {
    title: 'Professional network stand-in',
    cancelError: 'user_cancelled_login',
    responseTypes: ['code'],
    grantTypes: ['authorization_code'],
    writeVerified: String,
  },
};
