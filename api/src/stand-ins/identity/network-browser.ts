import type { IdentityProvider } from '@syndication/contract/identity-providers/identity-providers.rules';

import type { NetworkMiddleware } from './networks';

/** Cookies of one host are shared by all its ports, and by both networks. */
export const cookieNames = (network: IdentityProvider) => ({
  session: `stand-in-${network}-session`,
  interaction: `stand-in-${network}-interaction`,
  resume: `stand-in-${network}-resume`,
});

/** The network remembers nobody, so that it shows its chooser every time and people can be changed. */
export function ignoreSessionCookie(network: IdentityProvider): NetworkMiddleware {
  return (ctx, next) => {
    const cookies = ctx.req.headers.cookie?.split('; ') ?? [];
    const others = cookies.filter(
      (cookie) => !cookie.startsWith(`${cookieNames(network).session}=`),
    );
    ctx.req.headers.cookie = others.join('; ');
    return next();
  };
}

/** Pages may be opened by the product in a popup, which keeps its opener: no opener policy here. */
export function protectPages(publicOrigin: string): NetworkMiddleware {
  return (ctx, next) => {
    ctx.set({
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self' ${publicOrigin}; frame-ancestors 'none'`,
    });
    return next();
  };
}
