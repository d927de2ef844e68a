import { DAY_MS } from '@syndication/contract/fields/durations.rules';

import type { AppContext } from '../../app-context';
import { forgetAudit } from '../../database/audit';
import { removeExpiredIdentityRequests } from '../identity-providers/identities.repository';
import { removeExpiredChallenges } from '../passkeys/passkeys.repository';
import { readLiveConfig } from '../settings/settings.repository';
import { forgetUsedLinks } from '../update-links/update-links.repository';
import { removeExpiredCounts } from './failed-attempts.repository';
import { endExpiredSessions } from './sessions.repository';
import { removeExpiredTokens } from './tokens.repository';

/** Deletes expired rows, which grant nothing any more. */
export async function forgetExpired({ db, config, now }: AppContext): Promise<void> {
  const at = now();
  const { settings } = await readLiveConfig(db, config);
  await endExpiredSessions(db, at);
  await removeExpiredTokens(db, at);
  await removeExpiredIdentityRequests(db, at);
  await removeExpiredChallenges(db, at);
  await removeExpiredCounts(db, at);
  await forgetUsedLinks(db, at);
  if (settings.auditKeptDays) {
    await forgetAudit(db, new Date(at.getTime() - Number(settings.auditKeptDays) * DAY_MS));
  }
}
