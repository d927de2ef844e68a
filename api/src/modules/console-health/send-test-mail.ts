import type { AppContext } from '../../app-context';
import { recordChanges } from '../../database/audit';
import { composeMail } from '../../mail/compose-mail';
import { readLiveConfig } from '../settings/settings.repository';
import { addTestMail } from './console-health.repository';

/**
 * Puts a mail into the outbox that shows its reader that mail arrives. A repeat with the same id sends nothing.
 * @param by user id of the person who sends it; null for a command
 */
export async function sendTestMail(
  { db, config }: AppContext,
  { id, recipient }: { id: string; recipient: string },
  by: string | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    const live = await readLiveConfig(tx, config);
    const mail = composeMail(
      {
        subject: `A test email from ${live.settings.brand}`,
        paragraphs: ['This email has arrived, so mail works.'],
        reason: 'You received this email because someone who runs the platform sent a test.',
      },
      live,
    );
    if (!(await addTestMail(tx, { id, recipient, ...mail }))) return;
    const target = { type: 'mail', id } as const;
    await recordChanges(tx, [{ action: 'test-mail-sent', by, target, after: { to: recipient } }]);
  });
}
