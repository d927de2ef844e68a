import { recordChanges } from '../../database/audit';
import { findUnsentMails, retryMails } from '../admin.repository';
import { sendTestMail } from '../../modules/console-health/send-test-mail';
import { readEmail, text, type Commands } from '../command';

export const MAIL_COMMANDS: Commands = {
  'mail list': {
    usage: 'mail list',
    about: 'shows mail that has not left, and why',
    options: {},
    run: async ({ db }) => {
      const mails = await findUnsentMails(db);
      const lines = mails.map(
        ({ recipient, subject, attempts, lastError, givenUpAt }) =>
          `${recipient}: ${subject} (${attempts} tries${givenUpAt ? ', given up' : ''})${lastError ? `\n  ${lastError}` : ''}`,
      );
      return { text: lines.join('\n') || 'All mail has left.', data: { mails } };
    },
  },
  'mail retry': {
    usage: 'mail retry',
    about: 'tries all mail again that waits or was given up',
    options: {},
    run: async ({ db, now }) => {
      const count = await db.transaction(async (tx) => {
        const retried = await retryMails(tx, now());
        await recordChanges(tx, [
          {
            action: 'mail-retried',
            by: null,
            target: { type: 'mail', id: 'all' },
            after: { count: retried },
          },
        ]);
        return retried;
      });
      return { text: `${count} mails are tried again.`, data: { count } };
    },
  },
  'mail test': {
    usage: 'mail test --to name@example.org',
    about: 'sends a mail that says that mail works',
    options: { to: text },
    run: async (context, { to }) => {
      const email = readEmail(to, '--to');
      await sendTestMail(context, email, null);
      return {
        text: `A test mail to ${email} is on its way. Until it has left, "mail list" shows it.`,
        data: { email },
      };
    },
  },
};
