import { ACCOUNT_PATH } from '@syndication/contract/account-security/account-security.rules';
import {
  DIGEST_STOP_PATH,
  DIGEST_TOKEN_PARAMETER,
  ONE_CLICK_PATH,
} from '@syndication/contract/digests/digests.rules';

import type { Config } from '../../config';
import { composeMail } from '../../mail/compose-mail';
import type { MailWords } from '../../mail/mail-look';
import type { OutgoingMail } from '../../mail/outbox.repository';

/**
 * A mail that members get because of their group, and can stop: by its foot, and with the mail program's one click
 * (RFC 8058).
 * @param token signed for `unsubscribe`, of member and group
 */
export function composeGroupMail(
  recipient: string,
  words: Omit<MailWords, 'links'>,
  token: string,
  settings: Pick<Config, 'PUBLIC_ORIGIN' | 'settings'>,
): OutgoingMail {
  const origin = settings.PUBLIC_ORIGIN;
  const stop = new URL(DIGEST_STOP_PATH, origin);
  stop.searchParams.set(DIGEST_TOKEN_PARAMETER, token);
  const links = [
    { label: 'Choose your emails', url: new URL(ACCOUNT_PATH, origin).href },
    { label: 'Unsubscribe', url: stop.href },
  ];
  return {
    recipient,
    unsubscribeUrl: new URL(`${ONE_CLICK_PATH}/${token}`, origin).href,
    ...composeMail({ ...words, links }, settings),
  };
}
