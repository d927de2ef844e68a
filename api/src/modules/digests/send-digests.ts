import type { AppContext } from '../../app-context';
import { signMailLink } from '../../mail/mail-links';
import { enqueueMails } from '../../mail/outbox.repository';
import { findConflictPairs } from '../conflicts/conflicts.repository';
import { readLiveConfig } from '../settings/settings.repository';
import { findDealNews, findFollows } from './deal-news.repository';
import { writeDigestMail } from './digest-mail';
import {
  beginDigests,
  findDueMemberships,
  markDigested,
  type DigestKey,
  type MembershipRow,
} from './digests.repository';
import { knownUntilMs, readDigests, toDigestDeal, type Digest } from './read-digests';

function byMember(rows: readonly MembershipRow[]): MembershipRow[][] {
  const members = new Map<string, MembershipRow[]>();
  for (const row of rows) members.set(row.memberId, [...(members.get(row.memberId) ?? []), row]);
  return [...members.values()];
}

/**
 * Writes the digests that are due into the outbox: what a member has neither seen on a visit nor had in a
 * mail. Without news, nothing is written. A concurrent run writes none of them again.
 */
export async function sendDigests({ db, now, config, secrets }: AppContext): Promise<void> {
  const moment = now();
  await beginDigests(db, moment);
  const live = await readLiveConfig(db, config);
  const time = { now: moment, timeZone: live.settings.timeZone };
  const memberships = await findDueMemberships(db, time);
  if (memberships.length === 0) return;
  const since = memberships.filter(({ isDue }) => isDue).map(knownUntilMs);
  const rows = await findDealNews(db, new Date(Math.min(...since)), moment);
  const dealIds = rows.map(({ id }) => id);
  const follows = await findFollows(db, dealIds);
  const conflicts = await findConflictPairs(db, dealIds);
  const deals = rows.map((row) => toDigestDeal(row, moment));

  const writeMails = ({ memberId, ...reader }: MembershipRow, digests: readonly Digest[]) =>
    db.transaction(async (tx) => {
      for (const digest of digests) {
        const claims = [memberId, digest.groupId];
        const told = await markDigested(tx, [{ memberId, groupId: digest.groupId }], time);
        // Another instance is writing to this member: it writes the remaining digests, too.
        if (told.length === 0) return;
        const token = signMailLink(secrets, 'unsubscribe', { claims, expiresAt: null });
        await enqueueMails(tx, [writeDigestMail(reader, digest, token, live)]);
      }
    });

  const quiet: DigestKey[] = [];
  for (const own of byMember(memberships)) {
    const [reader] = own;
    if (!reader) continue;
    const digests = readDigests(own, deals, follows, conflicts, moment);
    const { memberId } = reader;
    const silent = digests.filter((digest) => digest.deals.length === 0);
    quiet.push(...silent.map(({ groupId }) => ({ memberId, groupId })));
    const telling = digests.filter((digest) => digest.deals.length > 0);
    if (telling.length > 0) await writeMails(reader, telling);
  }
  await db.transaction((tx) => markDigested(tx, quiet, time));
}
