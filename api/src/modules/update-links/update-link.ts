import { DAY_MS } from '@syndication/contract/fields/durations.rules';
import { UPDATE_LINK_DAYS } from '@syndication/contract/update-links/update-links.rules';

import type { AppContext } from '../../app-context';
import { hashSecretId } from '../../http/secret-id';
import { readMailLink, signMailLink } from '../../mail/mail-links';

/** The profile as a link found it when its mail was written. */
export interface LinkedProfile {
  ventureId: string;
  ownerId: string;
  /** Of the profile; another one means that it was edited since. */
  version: number;
}

/** The token of a reminder: for one profile of one owner, as it is now. */
export function signUpdateLink(
  { secrets, now }: Pick<AppContext, 'secrets' | 'now'>,
  { ventureId, ownerId, version }: LinkedProfile,
): string {
  return signMailLink(secrets, 'profile-update', {
    claims: [ventureId, ownerId, String(version)],
    expiresAt: new Date(now().getTime() + UPDATE_LINK_DAYS * DAY_MS),
  });
}

interface UpdateLinkToken extends LinkedProfile {
  /** Under which its use is noted. */
  tokenHash: string;
  expiresAt: Date;
}

/** What a token says; null for one that was not signed here. */
export function readUpdateLink(
  { secrets }: Pick<AppContext, 'secrets'>,
  token: string,
): UpdateLinkToken | null {
  const link = readMailLink(secrets, 'profile-update', token);
  if (!link?.expiresAt) return null;
  const [ventureId = '', ownerId = '', version] = link.claims;
  const { expiresAt } = link;
  return {
    ventureId,
    ownerId,
    version: Number(version),
    tokenHash: hashSecretId(token),
    expiresAt,
  };
}
