import { DEFAULT_SETTINGS } from '@syndication/contract/settings/settings.rules';

import type { AppContext } from '../app-context';
import { reviveMails } from './outbox.repository';
import {
  startOutboxDispatcher,
  type DispatcherOptions,
  type OutboxDispatcher,
} from './outbox-dispatcher';
import { createSmtpSender } from './smtp-sender';

/**
 * Starts sending what is in the outbox, and tries again what was given up lately.
 * @param smtpUrl the configured server, else the mailbox stand-in's; without either, mail waits
 * @returns null when there is nowhere to send to
 */
export async function startMail(
  { db, config, now }: AppContext,
  smtpUrl: string | null,
  log: DispatcherOptions['log'],
): Promise<OutboxDispatcher | null> {
  const url = config.SMTP_URL ?? smtpUrl;
  if (!url) {
    log.warn({}, 'No SMTP_URL is set: mail waits in the outbox.');
    return null;
  }
  await reviveMails(db, now());
  const { hostname: domain } = new URL(config.PUBLIC_ORIGIN);
  const from = config.MAIL_FROM ?? `${DEFAULT_SETTINGS.brand} <${DEFAULT_SETTINGS.supportEmail}>`;
  return startOutboxDispatcher({
    db,
    now,
    log,
    send: createSmtpSender({ smtpUrl: url, from, domain }),
  });
}
