import { join } from 'node:path';

import type { Config } from '../config';
import type { Database } from '../database/database';
import { listPeople } from './identity/people';

export interface RunningStandIns {
  /** Where to send mail to, when the mailbox runs. */
  smtpUrl: string | null;
  close(): Promise<void>;
}

/**
 * Starts the stand-ins that have a port in the settings. Each is imported when it is needed.
 * @throws Error when a port is in use, in production, or where their packages are not installed
 */
export async function startStandIns(
  config: Config,
  openedDatabase: () => Promise<Database>,
): Promise<RunningStandIns> {
  const { HOST: host, MAILBOX_PORT, MAILBOX_SMTP_PORT, PARTNER_PORT, IDENTITY_PORT } = config;
  const { PUBLIC_ORIGIN: publicOrigin, identityProviders } = config;
  const running: { close(): Promise<void> }[] = [];
  const close = async () => {
    await Promise.all(running.map((standIn) => standIn.close()));
  };
  const start = async <T extends { close(): Promise<void> }>(
    port: number | undefined,
    run: (port: number) => Promise<T>,
  ): Promise<T | null> => {
    if (port === undefined) return null;
    const standIn = await run(port);
    running.push(standIn);
    return standIn;
  };
  try {
    const mailbox = await start(MAILBOX_PORT, async (port) =>
      (await import('./mailbox/mailbox')).startMailbox({
        host,
        port,
        ...(MAILBOX_SMTP_PORT !== undefined && { smtpPort: MAILBOX_SMTP_PORT }),
        folder: join(config.DATA_DIR, 'mailbox'),
      }),
    );
    const programToken = config.settings.partnerProgramToken;
    await start(PARTNER_PORT, async (port) => {
      const { startPartner } = await import('./partner/partner');
      return startPartner({ host, port, publicOrigin, programToken });
    });
    const findPeople = async () => listPeople(await openedDatabase());
    const isPlayed = Object.values(identityProviders).some((provider) => provider?.isStandIn);
    await start(isPlayed ? IDENTITY_PORT : undefined, async (port) => {
      const { startIdentity } = await import('./identity/identity');
      return startIdentity({ host, port, publicOrigin, identityProviders, findPeople });
    });
    return { smtpUrl: mailbox?.smtpUrl ?? null, close };
  } catch (error) {
    await close();
    throw error;
  }
}
