import { ACCOUNT_PATH } from '@syndication/contract/account-security/account-security.rules';
import {
  INVITATION_LINK_DAYS,
  RESET_LINK_MINUTES,
  RESET_TOKEN_PARAMETER,
  type Role,
} from '@syndication/contract/accounts/accounts.rules';

import type { Config } from '../../config';
import { composeMail } from '../../mail/compose-mail';
import type { MailWords } from '../../mail/mail-look';
import type { OutgoingMail } from '../../mail/outbox.repository';

/** Links lead to the configured origin, never to what a request calls its host. */
type MailSettings = Pick<Config, 'PUBLIC_ORIGIN' | 'settings'>;

const ASKED = {
  password: 'You received this email because someone asked for a new password for this address.',
  link: 'You received this email because someone opened an earlier link of yours that had expired, and asked for a new one.',
} as const;

const linkTo = ({ PUBLIC_ORIGIN }: MailSettings, path: string) => new URL(path, PUBLIC_ORIGIN);

const mailTo = (recipient: string, words: MailWords, settings: MailSettings): OutgoingMail => ({
  recipient,
  ...composeMail(words, settings),
});

export function writeResetMail(
  recipient: string,
  { token, expiresAt }: { token: string; expiresAt: Date },
  settings: MailSettings,
): OutgoingMail {
  const link = linkTo(settings, '/reset-password');
  link.searchParams.set(RESET_TOKEN_PARAMETER, token);
  const words = {
    subject: 'Set a new password',
    paragraphs: [
      `Someone asked for a new password for your account. Open the link within ${RESET_LINK_MINUTES} minutes to set one. It works once.`,
      'If you did not ask for this, you can ignore this email. Nothing will change.',
    ],
    action: { label: 'Set a new password', url: link.href },
    reason: ASKED.password,
  };
  return { ...mailTo(recipient, words, settings), expiresAt };
}

/** For a member or a staff member whom the association has just invited. */
export function writeMemberInvitationMail(
  recipient: string,
  { token, groupTitles }: { token: string; groupTitles: readonly string[] },
  settings: MailSettings,
): OutgoingMail {
  const { associationName, brand } = settings.settings;
  const link = linkTo(settings, '/reset-password');
  link.searchParams.set(RESET_TOKEN_PARAMETER, token);
  const groups = new Intl.ListFormat('en').format(groupTitles);
  const words = {
    subject: `You are invited to ${brand}`,
    paragraphs: [
      groupTitles.length > 0
        ? `${associationName} has invited you to ${brand}, where ${groups} ${groupTitles.length > 1 ? 'share their' : 'shares its'} deals.`
        : `${associationName} has invited you to ${brand}, where angel groups share their deals.`,
      `Choose a password to get started. The link works once, for ${INVITATION_LINK_DAYS} days. After that, open it to get a new one.`,
    ],
    action: { label: 'Choose a password', url: link.href },
    reason: `You received this email because ${associationName} entered your address. If that was a mistake, you can ignore it.`,
  };
  return mailTo(recipient, words, settings);
}

/** For someone who was nominated and has no account yet. */
export function writeInvitationMail(
  recipient: string,
  { url, askedFor }: { url: string; askedFor: keyof typeof ASKED },
  settings: MailSettings,
): OutgoingMail {
  const words = {
    subject: 'Create your account',
    paragraphs: [
      'Your company has been nominated, but you have no account yet. Create one with this address to show your profile to the investors of the group. It is free for entrepreneurs.',
    ],
    action: { label: 'Create your account', url },
    reason: ASKED[askedFor],
  };
  return mailTo(recipient, words, settings);
}

/** An intruder would first change an account's passkeys, so its owner is told. */
export function writePasskeyMail(
  recipient: string,
  change: 'added' | 'removed' | 'reset',
  settings: MailSettings,
): OutgoingMail {
  const happened = {
    added: 'A passkey has just been added to your account.',
    removed: 'A passkey has just been removed from your account.',
    reset:
      'The association has removed all passkeys and recovery codes from your account and signed it out everywhere. Sign in with your password and add a new passkey.',
  }[change];
  const words = {
    subject: change === 'added' ? 'A passkey was added' : 'A passkey was removed',
    paragraphs: [
      happened,
      `If you did not expect this, change your password and write to ${settings.settings.supportEmail}.`,
    ],
    action: { label: 'Your account', url: linkTo(settings, ACCOUNT_PATH).href },
    reason: 'You received this email because the account with this address was changed.',
  };
  return mailTo(recipient, words, settings);
}

/** For someone who has just created an account. */
export function writeWelcomeMail(recipient: string, settings: MailSettings): OutgoingMail {
  const words = {
    subject: 'Your account is ready',
    paragraphs: [
      'Welcome. Sign in with this address and the password you chose, then create your company profile. The investors in the groups you were nominated to will see it.',
    ],
    action: { label: 'Sign in', url: linkTo(settings, '/entrepreneur-signin').href },
    reason:
      'You received this email because an account was created with this address. If that was not you, write to us.',
  };
  return mailTo(recipient, words, settings);
}

/** Tells the owner of an account that it has its first password: of somebody invited, or who came by a provider. */
export function writePasswordChosenMail(
  recipient: string,
  role: Role,
  settings: MailSettings,
): OutgoingMail {
  const words = {
    subject: 'You can sign in with your password',
    paragraphs: ['From now on, you can sign in with this address and the password you chose.'],
    action: { label: 'Sign in', url: linkTo(settings, `/${role}-signin`).href },
    reason:
      'You received this email because a password was chosen for the account with this address. If that was not you, write to us.',
  };
  return mailTo(recipient, words, settings);
}

/** Tells the owner of an account that its password is another one now. */
export function writePasswordChangedMail(recipient: string, settings: MailSettings): OutgoingMail {
  const words = {
    subject: 'Your password was changed',
    paragraphs: [
      'The password for your account has just been changed, and the account was signed out everywhere else.',
      'If this was you, there is nothing to do. If it was not, set a new password now. That signs everyone else out.',
    ],
    action: { label: 'Set a new password', url: linkTo(settings, '/forgot-password').href },
    reason:
      'You received this email because the password for the account with this address was changed.',
  };
  return mailTo(recipient, words, settings);
}
