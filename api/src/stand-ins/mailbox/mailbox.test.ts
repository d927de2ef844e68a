import { stat } from 'node:fs/promises';
import { join } from 'node:path';

import { DEFAULT_SETTINGS } from '@syndication/contract/settings/settings.rules';

import { composeMail } from '../../mail/compose-mail';
import type { OutboxMail } from '../../mail/outbox.repository';
import { createSmtpSender } from '../../mail/smtp-sender';
import { useFolders } from '../../testing/use-folders';
import { startMailbox, type RunningMailbox } from './mailbox';

const makeFolder = useFolders();
const folder = join(makeFolder(), 'mailbox');
let mailbox: RunningMailbox;

const start = () => startMailbox({ host: '127.0.0.1', port: 0, folder });

beforeEach(async () => {
  mailbox = await start();
});
afterEach(() => mailbox.close());

function mailTo(recipient: string, id: string): OutboxMail {
  const words = {
    subject: 'Größe <b>& more</b>',
    paragraphs: ['Hello <script>alert(1)</script>'],
    action: { label: 'Set a password', url: 'http://localhost:3000/reset?verification=a&b=1' },
    reason: 'Because you asked.',
  };
  const mail = composeMail(words, { settings: DEFAULT_SETTINGS });
  return { id, recipient, copyTo: null, replyTo: 'reply@a.test', ...mail } as OutboxMail;
}

async function send(...mails: OutboxMail[]) {
  const sender = createSmtpSender({
    smtpUrl: mailbox.smtpUrl,
    from: 'Brand <no-reply@a.test>',
    domain: 'a.test',
  });
  for (const mail of mails) await sender(mail);
}

async function list(to: string) {
  const answer = await fetch(`${mailbox.url}/api/messages?to=${to}`);
  return ((await answer.json()) as { data: { id: string; subject: string; text: string }[] }).data;
}

it('shows a mail that was sent, with its link, and nothing of it acts on the page', async () => {
  await send(mailTo('one@a.test', 'id-1'));
  const [mail] = await list('one@a.test');
  expect(mail).toMatchObject({ subject: 'Größe <b>& more</b>' });
  const page = await (await fetch(`${mailbox.url}/messages/${mail?.id}`)).text();
  expect(page).toContain('href="http://localhost:3000/reset?verification=a&amp;b=1"');
  expect(page).not.toContain('<script>');
  const html = await fetch(`${mailbox.url}/messages/${mail?.id}/html`);
  expect(html.headers.get('content-security-policy')).toContain('sandbox');
});

it('shows a mail to everyone who has a copy of it, and says so on its page', async () => {
  await send({ ...mailTo('owner@a.test', 'id-4'), copyTo: 'lead@a.test' });
  const [mail] = await list('LEAD@a.test');
  expect(mail).toMatchObject({ to: ['owner@a.test'], cc: ['lead@a.test'] });
  const page = await (await fetch(`${mailbox.url}/messages/${mail?.id}`)).text();
  expect(page).toContain('<dt>Copy to</dt><dd>lead@a.test</dd>');
});

it('keeps a mail once when it is delivered twice', async () => {
  await send(mailTo('two@a.test', 'id-2'), mailTo('two@a.test', 'id-2'));
  expect(await list('two@a.test')).toHaveLength(1);
});

it('has its mails again after a restart', async () => {
  await send(mailTo('three@a.test', 'id-3'));
  await mailbox.close();
  mailbox = await start();
  expect(await list('three@a.test')).toHaveLength(1);
});

it('answers 404 for a mail that is not there', async () => {
  expect((await fetch(`${mailbox.url}/messages/none`)).status).toBe(404);
  expect((await fetch(`${mailbox.url}/messages/none/html`)).status).toBe(404);
});

it('keeps its mails, whose links grant access, from other users of the machine', async () => {
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});
