import { sql } from 'drizzle-orm';

import type { AppContext } from '../../app-context';
import { queryRows } from '../../database/database';
import { AppError } from '../../http/app-error';
import { readMailLink } from '../../mail/mail-links';
import type { OutboxMail } from '../../mail/outbox.repository';
import { currentMemberships, lastingMemberships } from '../members/memberships';
import { takesGroupMails } from './takes-group-mails';
import { findDigestChoices, setDigestRhythm } from './digest-choices.repository';
import type { DigestKey } from './digests.repository';

/**
 * The membership that the link of a digest is for. It never expires: its holder can stop mails and do nothing
 * else.
 * @throws AppError NOT_FOUND for a token that was not signed here for this
 */
function readDigestToken({ secrets }: AppContext, token: string): DigestKey {
  const [memberId, groupId] = readMailLink(secrets, 'unsubscribe', token)?.claims ?? [];
  if (memberId === undefined || groupId === undefined) throw new AppError('NOT_FOUND');
  return { memberId, groupId };
}

/** @throws AppError NOT_FOUND also when the membership has ended, and with it the mails */
export async function findLinkedDigest(context: AppContext, token: string) {
  const { memberId, groupId } = readDigestToken(context, token);
  // Those of an archived group, too: its mails come again when it is restored.
  const choices = await findDigestChoices(context.db, memberId, lastingMemberships);
  const linked = choices.find((choice) => choice.groupId === groupId);
  if (!linked) throw new AppError('NOT_FOUND');
  return linked;
}

/** Does nothing if the membership has ended. */
export async function stopLinkedDigest(context: AppContext, token: string): Promise<void> {
  await setDigestRhythm(context.db, readDigestToken(context, token), 'off', context.now());
}

/**
 * Whether a mail that has waited may still be sent: one of a group (`composeGroupMail`) only to somebody who takes its
 * mails by then. Its deals are confidential to the group.
 */
export async function isGroupMailWanted(
  context: AppContext,
  { unsubscribeUrl }: Pick<OutboxMail, 'unsubscribeUrl'>,
): Promise<boolean> {
  if (unsubscribeUrl === null) return true;
  const token = unsubscribeUrl.slice(unsubscribeUrl.lastIndexOf('/') + 1);
  const [memberId, groupId] = readMailLink(context.secrets, 'unsubscribe', token)?.claims ?? [];
  const readers = await queryRows(
    context.db,
    sql`select m.id from ${currentMemberships} mg
      join members m on m.id = mg.member_id
      join users u on u.id = m.user_id
      where m.id = ${memberId ?? null}::uuid and mg.group_id = ${groupId ?? null}::uuid and ${takesGroupMails}`,
  );
  return readers.length > 0;
}
