import type { AppContext } from '../app-context';
import type { Config } from '../config';
import { isGroupMailWanted } from '../modules/digests/digest-links';
import { isReminderWanted } from '../modules/reminders/is-reminder-wanted';
import { readLiveConfig } from '../modules/settings/settings.repository';
import { reviveMails } from './outbox.repository';
import {
  startOutboxDispatcher,
  type DispatcherOptions,
  type OutboxDispatcher,
} from './outbox-dispatcher';
import { createSmtpSender } from './smtp-sender';

/** Who mails come from: the platform by its name, unless a sender is set. */
export const senderOf = ({ MAIL_FROM, settings }: Pick<Config, 'MAIL_FROM' | 'settings'>) =>
  MAIL_FROM ?? { name: settings.brand, address: settings.supportEmail };

/**
 * Starts sending what is in the outbox, and retries mail that was recently given up.
 * @param smtpUrl the configured server, else the mailbox stand-in's; without either, mail waits
 * @returns null when there is nowhere to send to
 */
export async function startMail(
  context: AppContext,
  smtpUrl: string | null,
  log: DispatcherOptions['log'],
): Promise<OutboxDispatcher | null> {
  const { db, config, now } = context;
  const url = config.SMTP_URL ?? smtpUrl;
  if (!url) {
    log.warn({}, 'No SMTP_URL is set: mail waits in the outbox.');
    return null;
  }
  await reviveMails(db, now());
  const { hostname: domain } = new URL(config.PUBLIC_ORIGIN);
  return startOutboxDispatcher({
    db,
    now,
    log,
    isWanted: async (mail) =>
      (await isGroupMailWanted(context, mail)) && (await isReminderWanted(context, mail)),
    send: createSmtpSender({
      smtpUrl: url,
      from: async () => senderOf(await readLiveConfig(db, config)),
      domain,
    }),
  });
}
