import { randomUUID } from 'node:crypto';

import { isNull } from 'drizzle-orm';

import { outbox } from '../database/schema';
import { composeGroupMail } from '../modules/digests/compose-group-mail';
import { writeReminderMail } from '../modules/reminders/reminder-mail';
import { signUpdateLink } from '../modules/update-links/update-link';
import { startMailbox } from '../stand-ins/mailbox/mailbox';
import { useApi } from '../testing/use-api';
import { useFolders } from '../testing/use-folders';
import { signMailLink } from './mail-links';
import { enqueueMails } from './outbox.repository';
import { startMail } from './start-mail';

const api = useApi([]);
const makeFolder = useFolders();
const log = { warn: () => undefined, error: () => undefined };

it('sends neither a mail of a group nor a reminder that is not wanted any more', async () => {
  const { config, secrets } = api.context;
  // What has waited since before it was due.
  const context = { ...api.context, now: () => new Date(Date.now() + 60_000) };
  const moment = new Date();
  const nobody = signMailLink(secrets, 'unsubscribe', {
    claims: [randomUUID(), randomUUID()],
    expiresAt: null,
  });
  const reminder = {
    ...{ ventureId: randomUUID(), ownerId: randomUUID(), version: 1 },
    ...{ companyName: 'Acme', ownerEmail: 'founder@one.test', firstName: 'Eve', leadEmail: null },
    ...{ confirmedAt: moment, editedAt: moment },
  };
  const words = { subject: 'S', paragraphs: ['P'], reason: 'R' };
  const told = writeReminderMail(reminder, signUpdateLink(context, reminder), moment, config);
  await enqueueMails(api.db, [
    composeGroupMail('member@one.test', words, nobody, config),
    told,
    { recipient: 'other@one.test', subject: 'S', textBody: 'T', htmlBody: 'T' },
    // What somebody wrote may quote such a link.
    { recipient: 'support@one.test', subject: 'S', textBody: told.textBody, htmlBody: 'T' },
  ]);

  const mailbox = await startMailbox({ host: '127.0.0.1', port: 0, folder: makeFolder() });
  const mail = await startMail(context, mailbox.smtpUrl, log);
  while ((await api.db.$count(outbox, isNull(outbox.sentAt))) > 0) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await mail?.stop();
  await mailbox.close();
  const sent = await api.db.select().from(outbox).orderBy(outbox.recipient);
  expect(sent.map(({ recipient }) => recipient)).toEqual(['other@one.test', 'support@one.test']);
});
