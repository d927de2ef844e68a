import {
  RESET_LINK_MINUTES,
  RESET_TOKEN_PARAMETER,
} from '@syndication/contract/accounts/accounts.rules';

import { composeMail } from '../../mail/compose-mail';
import type { OutgoingMail } from '../../mail/outbox';

const FOOTER = 'You get this mail because someone asked for a new password for this address.';

export function writeResetMail(
  recipient: string,
  publicOrigin: string,
  token: string,
): OutgoingMail {
  const link = new URL('/reset-password', publicOrigin);
  link.searchParams.set(RESET_TOKEN_PARAMETER, token);
  const mail = composeMail({
    subject: 'Set a new password',
    paragraphs: [
      `Open the link within ${RESET_LINK_MINUTES} minutes to set a new password. It works once.`,
      'If you did not ask for it, nothing changes and you can ignore this mail.',
    ],
    action: { label: 'Set a new password', url: link.href },
    footer: FOOTER,
  });
  return { recipient, ...mail };
}

/** For someone who was nominated and has no account yet. */
export function writeSignUpMail(recipient: string, publicOrigin: string): OutgoingMail {
  const mail = composeMail({
    subject: 'Create your account',
    paragraphs: ['You have been nominated and have no account yet. Create one with this address.'],
    action: {
      label: 'Create your account',
      url: new URL('/entrepreneur-signup', publicOrigin).href,
    },
    footer: FOOTER,
  });
  return { recipient, ...mail };
}
