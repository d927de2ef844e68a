import { randomUUID } from 'node:crypto';

import { findUnsentMails } from '../../modules/console-health/console-health.repository';
import { retryMails } from '../../modules/console-health/retry-mail';
import { sendTestMail } from '../../modules/console-health/send-test-mail';
import { readEmail, text, type Commands } from '../command';

const MAILS_LISTED = 1000;

export const MAIL_COMMANDS: Commands = {
  'mail list': {
    usage: 'mail list',
    about: 'shows mail that has not left, and why',
    options: {},
    run: async ({ db }) => {
      const mails = await findUnsentMails(db, MAILS_LISTED);
      const lines = mails.map(
        ({ recipient, subject, attempts, lastError, isGivenUp }) =>
          `${recipient}: ${subject} (${attempts} tries${isGivenUp ? ', given up' : ''})${lastError ? `\n  ${lastError}` : ''}`,
      );
      return { text: lines.join('\n') || 'All mail was sent.', data: { mails } };
    },
  },
  'mail retry': {
    usage: 'mail retry',
    about: 'tries all mail again that waits or was given up',
    options: {},
    run: async (context) => {
      const count = await retryMails(context, null);
      return { text: `Trying ${count} emails again.`, data: { count } };
    },
  },
  'mail test': {
    usage: 'mail test --to name@example.org',
    about: 'sends a mail that says that mail works',
    options: { to: text },
    run: async (context, { to }) => {
      const recipient = readEmail(to, '--to');
      await sendTestMail(context, { id: randomUUID(), recipient }, null);
      return {
        text: `A test email to ${recipient} is on its way. Until it has been sent, "mail list" shows it.`,
        data: { email: recipient },
      };
    },
  },
};
