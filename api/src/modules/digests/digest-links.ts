import { AppError } from '../../http/app-error';
import type { AppContext } from '../../app-context';
import { readMailLink } from '../../mail/mail-links';
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
  const choices = await findDigestChoices(context.db, memberId);
  const linked = choices.find((choice) => choice.groupId === groupId);
  if (!linked) throw new AppError('NOT_FOUND');
  return linked;
}

/** Where there is nothing to stop any more, nothing is done. */
export async function stopLinkedDigest(context: AppContext, token: string): Promise<void> {
  await setDigestRhythm(context.db, readDigestToken(context, token), 'off', context.now());
}
