import { DAY_MS } from '@syndication/contract/fields/durations.rules';
import {
  NOMINATION_LINK_DAYS,
  NOMINATION_LINK_PARAMETER,
} from '@syndication/contract/nominations/nominations.rules';
import type { NominationLink } from '@syndication/contract/nominations/nominations.schemas';

import type { AppContext } from '../../app-context';
import { hashSecretId } from '../../http/secret-id';
import { readMailLink, signMailLink } from '../../mail/mail-links';
import { findUser } from '../accounts/users.repository';
import { findNominatedAddress, findNominationsOf } from './nominations.repository';

/**
 * The link to the sign-up for one nomination. It is bound to the mail's recipient: once the nomination's
 * address was corrected, the wrong recipient cannot create the account.
 */
export function writeNominationLink(
  { secrets, now }: Pick<AppContext, 'secrets' | 'now'>,
  { id, email }: { id: string; email: string },
  publicOrigin: string,
): string {
  const url = new URL('/entrepreneur-signup', publicOrigin);
  const expiresAt = new Date(now().getTime() + NOMINATION_LINK_DAYS * DAY_MS);
  const token = signMailLink(secrets, 'nomination', {
    claims: [id, hashSecretId(email)],
    expiresAt,
  });
  url.searchParams.set(NOMINATION_LINK_PARAMETER, token);
  return url.href;
}

/** The same on request: for the address's earliest nomination; null without any. */
export async function findNominationLink(
  context: AppContext,
  email: string,
  publicOrigin: string,
): Promise<string | null> {
  const [first] = await findNominationsOf(context.db, email);
  return first ? writeNominationLink(context, { id: first.id, email }, publicOrigin) : null;
}

/** What the link of a nomination's mail can do now; null for a token that was not signed here. */
export async function readNominationLink(
  { db, secrets, now }: AppContext,
  token: string,
): Promise<NominationLink | null> {
  const link = readMailLink(secrets, 'nomination', token);
  if (!link) return null;
  const [id = '', addressHash] = link.claims;
  const email = await findNominatedAddress(db, id);
  if (email === null || hashSecretId(email) !== addressHash) {
    return { state: 'withdrawn', email: null, nominations: [] };
  }
  const found = await findNominationsOf(db, email);
  const about = {
    email,
    nominations: found.map(({ group, nominatedBy }) => ({ group, nominatedBy })),
  };
  if (found.length === 0) return { state: 'withdrawn', ...about };
  if (await findUser(db, email)) return { state: 'account', ...about };
  const isExpired = link.expiresAt !== null && link.expiresAt <= now();
  return { state: isExpired ? 'expired' : 'open', ...about };
}
