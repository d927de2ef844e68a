import type { googleAuthCallback } from '@syndication/contract/identity-providers/identity-providers.calls';
import type { CallInput } from '@syndication/contract/http/call';

/** What Google's redirect carries: a code or an error in its query, or an id token in its fragment. */
export type GoogleAnswer = CallInput<typeof googleAuthCallback>['query'] & { idToken?: string };

/** Reads the address that Google sent the browser back to. */
export function readGoogleAnswer({ search, hash }: { search: string; hash: string }): GoogleAnswer {
  const inFragment = new URLSearchParams(hash.replace(/^#/, ''));
  const inQuery = new URLSearchParams(search);
  const idToken = inFragment.get('id_token');
  if (idToken) return { idToken };
  const read = (name: string) => inQuery.get(name) || inFragment.get(name) || undefined;
  const answer = {
    code: read('code'),
    state: read('state'),
    error: read('error'),
    iss: read('iss'),
  };
  return Object.fromEntries(Object.entries(answer).filter(([, value]) => value !== undefined));
}
