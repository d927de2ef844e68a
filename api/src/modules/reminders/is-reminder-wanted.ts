import { DAY_MS } from '@syndication/contract/fields/durations.rules';
import {
  UPDATE_LINK_DAYS,
  UPDATE_LINK_PARAMETER,
  UPDATE_LINK_PATH,
} from '@syndication/contract/update-links/update-links.rules';

import type { AppContext } from '../../app-context';
import type { OutboxMail } from '../../mail/outbox.repository';
import { readUpdateLink } from '../update-links/update-link';
import { isUpdateAwaited } from './reminders.repository';

const LINK = new RegExp(`${UPDATE_LINK_PATH}\\?${UPDATE_LINK_PARAMETER}=([\\w.-]+)`);

/**
 * Whether a mail that has waited may still be sent: a reminder (`writeReminderMail`) only while the venture would be
 * reminded, and was neither edited nor confirmed since. True for all other mails.
 */
export async function isReminderWanted(
  context: AppContext,
  { textBody }: Pick<OutboxMail, 'textBody'>,
): Promise<boolean> {
  const token = LINK.exec(textBody)?.[1];
  const link = token && readUpdateLink(context, token);
  if (!link) return true;
  const remindedAt = new Date(link.expiresAt.getTime() - UPDATE_LINK_DAYS * DAY_MS);
  return isUpdateAwaited(context.db, link, remindedAt, context.now());
}
