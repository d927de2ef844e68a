import { join } from 'node:path';

import { DEFAULT_SETTINGS } from '@syndication/contract/settings/settings.rules';

import type { Config } from '../config';
import { startMailbox } from './mailbox/mailbox';
import { startPartner } from './partner/partner';

export interface RunningStandIns {
  /** Where to send mail to, when the mailbox runs. */
  smtpUrl: string | null;
  mailboxUrl: string | null;
  partnerUrl: string | null;
  close(): Promise<void>;
}

/**
 * Starts the stand-ins that have a port in the settings.
 * @throws Error when a port is in use, or in production
 */
export async function startStandIns(config: Config): Promise<RunningStandIns> {
  const { HOST: host, MAILBOX_PORT, MAILBOX_SMTP_PORT, PARTNER_PORT, PUBLIC_ORIGIN } = config;
  const mailbox =
    MAILBOX_PORT === undefined
      ? null
      : await startMailbox({
          host,
          port: MAILBOX_PORT,
          ...(MAILBOX_SMTP_PORT !== undefined && { smtpPort: MAILBOX_SMTP_PORT }),
          folder: join(config.DATA_DIR, 'mailbox'),
        });
  try {
    const partner =
      PARTNER_PORT === undefined
        ? null
        : await startPartner({
            host,
            port: PARTNER_PORT,
            publicOrigin: PUBLIC_ORIGIN,
            programToken: DEFAULT_SETTINGS.partnerProgramToken,
          });
    return {
      smtpUrl: mailbox?.smtpUrl ?? null,
      mailboxUrl: mailbox?.url ?? null,
      partnerUrl: partner?.url ?? null,
      close: async () => {
        await Promise.all([mailbox?.close(), partner?.close()]);
      },
    };
  } catch (error) {
    await mailbox?.close();
    throw error;
  }
}
