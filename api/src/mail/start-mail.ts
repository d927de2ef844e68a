import { DEFAULT_SETTINGS } from '@syndication/contract/settings/settings.rules';

import type { AppContext } from '../app-context';
import { startOutboxDispatcher, type OutboxDispatcher } from './outbox-dispatcher';
import { createSmtpSender } from './smtp-sender';

type Log = Parameters<typeof startOutboxDispatcher>[0]['log'];

/**
 * Starts sending what is in the outbox.
 * @param smtpUrl the configured server, else the mailbox stand-in's; without either, mail waits
 * @returns null when there is nowhere to send to
 */
export function startMail(
  { db, config, now }: AppContext,
  smtpUrl: string | null,
  log: Log,
): OutboxDispatcher | null {
  const url = config.SMTP_URL ?? smtpUrl;
  if (!url) {
    log.warn({}, 'No SMTP_URL is set: mail waits in the outbox.');
    return null;
  }
  const { hostname: domain } = new URL(config.PUBLIC_ORIGIN);
  const from = config.MAIL_FROM ?? `${DEFAULT_SETTINGS.brand} <${DEFAULT_SETTINGS.supportEmail}>`;
  return startOutboxDispatcher({
    db,
    now,
    log,
    send: createSmtpSender({ smtpUrl: url, from, domain }),
  });
}
