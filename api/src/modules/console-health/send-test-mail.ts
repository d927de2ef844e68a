import type { AppContext } from '../../app-context';
import { recordChanges } from '../../database/audit';
import { composeMail } from '../../mail/compose-mail';
import { enqueueMails } from '../../mail/outbox.repository';
import { readLiveConfig } from '../settings/settings.repository';

/**
 * Puts a mail into the outbox that shows its reader that mail arrives.
 * @param by user id of the person who sends it; null for a command
 */
export async function sendTestMail(
  { db, config }: AppContext,
  recipient: string,
  by: string | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    const live = await readLiveConfig(tx, config);
    const mail = composeMail(
      {
        subject: `A test mail from ${live.settings.brand}`,
        paragraphs: ['This mail has arrived, so mail works.'],
        reason: 'You get this mail because someone who runs the platform tested its mail.',
      },
      live,
    );
    await enqueueMails(tx, [{ recipient, ...mail }]);
    const target = { type: 'mail', id: 'test' } as const;
    await recordChanges(tx, [{ action: 'test-mail-sent', by, target, after: { to: recipient } }]);
  });
}
