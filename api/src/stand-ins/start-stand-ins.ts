import { join } from 'node:path';

import type { AppContext } from '../app-context';
import { startIdentity } from './identity/identity';
import { listPeople } from './identity/people';
import { startMailbox } from './mailbox/mailbox';
import { startPartner } from './partner/partner';

export interface RunningStandIns {
  /** Where to send mail to, when the mailbox runs. */
  smtpUrl: string | null;
  close(): Promise<void>;
}

/**
 * Starts the stand-ins that have a port in the settings.
 * @throws Error when a port is in use, or in production
 */
export async function startStandIns({
  config,
  db,
}: Pick<AppContext, 'config' | 'db'>): Promise<RunningStandIns> {
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
    const mailbox = await start(MAILBOX_PORT, (port) =>
      startMailbox({
        host,
        port,
        ...(MAILBOX_SMTP_PORT !== undefined && { smtpPort: MAILBOX_SMTP_PORT }),
        folder: join(config.DATA_DIR, 'mailbox'),
      }),
    );
    const programToken = config.settings.partnerProgramToken;
    await start(PARTNER_PORT, (port) => startPartner({ host, port, publicOrigin, programToken }));
    const findPeople = () => listPeople(db);
    const isPlayed = Object.values(identityProviders).some((provider) => provider?.isStandIn);
    await start(isPlayed ? IDENTITY_PORT : undefined, (port) =>
      startIdentity({ host, port, publicOrigin, identityProviders, findPeople }),
    );
    return { smtpUrl: mailbox?.smtpUrl ?? null, close };
  } catch (error) {
    await close();
    throw error;
  }
}
