import { buffer } from 'node:stream/consumers';

import { DEFAULT_SETTINGS } from '@syndication/contract/settings/settings.rules';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

import { outbox } from '../database/schema';
import { writeResetMail } from '../modules/accounts/account-mails';
import { useApi } from '../testing/use-api';
import { composeMail } from './compose-mail';
import type { MailWords } from './mail-look';
import { dispatchOutbox } from './outbox-dispatcher';
import { enqueueMails, readOutboxState } from './outbox.repository';
import { createSmtpSender } from './smtp-sender';

/*
 * Mail over a real SMTP server on this machine: what arrives is what was sent.
 */
const api = useApi([]);
const settings = {
  PUBLIC_ORIGIN: 'https://deals.test',
  settings: { ...DEFAULT_SETTINGS, supportEmail: 'help@deals.test' },
};

/** Code that the server answers to a recipient; null accepts. */
let refusal: { code: number; text: string } | null = null;
/** Whether the server takes a recipient and then says nothing more. */
let isSilent = false;
let received: { mail: Email; raw: string; recipients: string[] }[] = [];

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  onRcptTo(_address, _session, done) {
    if (isSilent) return;
    if (!refusal) return done();
    done(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
  },
  onData(stream, { envelope }, done) {
    buffer(stream)
      .then(async (raw) => {
        const recipients = envelope.rcptTo.map(({ address }) => address);
        received.push({ mail: await PostalMime.parse(raw), raw: raw.toString(), recipients });
      })
      .then(() => done(), done);
  },
});

let smtpUrl: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  smtpUrl = `smtp://127.0.0.1:${(server.server.address() as { port: number }).port}`;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
beforeEach(() => {
  refusal = null;
  isSilent = false;
  received = [];
});

const log = { warn: () => undefined, error: () => undefined };

function dispatch(secondsAhead = 1, deliveryMs?: number) {
  const send = createSmtpSender({
    smtpUrl,
    from: 'Deals <no-reply@deals.test>',
    domain: 'd.test',
    ...(deliveryMs !== undefined && { deliveryMs }),
  });
  const now = () => new Date(Date.now() + secondsAhead * 1000);
  return dispatchOutbox({ db: api.db, now, log, send });
}

const enqueueWords = (words: MailWords, recipient = 'eve@company.test') =>
  enqueueMails(api.db, [{ recipient, ...composeMail(words, settings) }]);

it('arrives after the server refused it for a while, once, as the same mail', async () => {
  await enqueueWords({ subject: 'S', paragraphs: ['P'], reason: 'R' });
  refusal = { code: 451, text: 'Try later' };
  for (const seconds of [1, 10, 60, 600]) await dispatch(seconds);
  expect(received).toEqual([]);
  expect(await readOutboxState(api.db, new Date())).toMatchObject({ waiting: 1, stuck: 0 });
  refusal = null;
  await dispatch(7_200);
  await dispatch(9_999);
  expect(received).toHaveLength(1);
  expect(await readOutboxState(api.db, new Date())).toMatchObject({ waiting: 0, stuck: 0 });
});

it('is given up when the server refuses its recipient for good', async () => {
  await enqueueWords({ subject: 'S', paragraphs: ['P'], reason: 'R' });
  refusal = { code: 550, text: 'No such user' };
  for (const seconds of [1, 10, 60]) await dispatch(seconds);
  expect(await readOutboxState(api.db, new Date())).toMatchObject({ waiting: 0, stuck: 1 });
});

it('waits when there is no server at all', async () => {
  await enqueueWords({ subject: 'S', paragraphs: ['P'], reason: 'R' });
  const reachable = smtpUrl;
  smtpUrl = 'smtp://127.0.0.1:1';
  for (const seconds of [1, 10, 60, 600]) await dispatch(seconds);
  expect(await readOutboxState(api.db, new Date())).toMatchObject({ waiting: 1, stuck: 0 });
  smtpUrl = reachable;
  await dispatch(7_200);
  expect(received).toHaveLength(1);
});

it('says who and when it is from, that a machine wrote it, and is the same at every attempt', async () => {
  await enqueueWords({ subject: 'S', paragraphs: ['P'], reason: 'R' });
  await dispatch();
  const [{ mail } = { mail: {} as Email }] = received;
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
  expect(mail.from).toMatchObject({ name: 'Deals', address: 'no-reply@deals.test' });
  expect(header('auto-submitted')).toBe('auto-generated');
  expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@d\.test>$/);
  expect(Math.abs(Date.now() - Date.parse(mail.date ?? ''))).toBeLessThan(60_000);
});

it('lets mail programs unsubscribe with one click, where there is something to unsubscribe from', async () => {
  const unsubscribeUrl = 'https://deals.test/api/unsubscribe/abc.def';
  const words = { subject: 'S', paragraphs: ['P'], reason: 'R' };
  const mail = { recipient: 'eve@company.test', ...composeMail(words, settings) };
  await enqueueMails(api.db, [{ ...mail, unsubscribeUrl }, mail]);
  await dispatch();
  const headers = received.map(({ mail: { headers: all } }) =>
    all.filter(({ key }) => key.startsWith('list-')).map(({ key, value }) => [key, value]),
  );
  expect(headers).toContainEqual([
    ['list-unsubscribe', `<${unsubscribeUrl}>`],
    ['list-unsubscribe-post', 'List-Unsubscribe=One-Click'],
  ]);
  expect(headers).toContainEqual([]);
  const [kept] = await api.db.select().from(outbox);
  expect(kept).toMatchObject({ unsubscribeUrl: null });
});

it('reads the same as text and as HTML, and shows what it quotes as text', async () => {
  const link = { token: 'a&b<c>', expiresAt: new Date(Date.now() + 60_000) };
  await enqueueMails(api.db, [writeResetMail('eve@company.test', link, settings)]);
  await enqueueWords({
    subject: '<b>S</b>',
    paragraphs: ['<img src=x onerror=alert(1)>'],
    reason: 'R',
  });
  await dispatch();
  const reset = received.find(({ mail }) => mail.subject === 'Set a new password')?.mail;
  const url = 'https://deals.test/reset-password?verification=a%26b%3Cc%3E';
  expect(reset?.text).toContain(url);
  expect(reset?.html).toContain(`href="${url}"`);
  for (const body of [reset?.text, reset?.html]) expect(body).toContain('help@deals.test');
  expect(reset?.html).not.toMatch(/<(img|script|link|iframe)|url\(/);
  const quoted = received.find(({ mail }) => mail.subject === '<b>S</b>')?.mail;
  expect(quoted?.html).not.toMatch(/<img|<b>/);
});

it.each([
  ['subject', 'Hello\r\nBcc: evil@evil.test\r\n\r\nBody'],
  ['subject with odd breaks', 'Hello\u2028Bcc: evil@evil.test\u0085X: y\x0bz'],
])('lets no header come in through a %s', async (_, subject) => {
  await enqueueWords({ subject, paragraphs: ['P'], reason: 'R' });
  await dispatch();
  const [{ mail, raw, recipients } = { mail: {} as Email, raw: '', recipients: [] }] = received;
  expect(recipients).toEqual(['eve@company.test']);
  expect(raw).not.toMatch(/^(bcc|x):/im);
  expect(mail.subject).toMatch(/^Hello/);
});

it.each(['eve@company.test\r\nRCPT TO:<evil@evil.test>', 'eve@company.test>\r\nDATA'])(
  'lets no command or header come in through the address %j',
  async (recipient) => {
    await enqueueWords({ subject: 'S', paragraphs: ['P'], reason: 'R' }, recipient);
    const words = { subject: 'S', paragraphs: ['P'], reason: 'R' };
    const mail = composeMail(words, settings);
    const replyTo = 'a@a.test\r\nBcc: evil@evil.test';
    await enqueueMails(api.db, [{ recipient: 'eve@company.test', replyTo, ...mail }]);
    await dispatch();
    for (const { raw, recipients } of received) {
      expect(recipients.join()).not.toContain('evil');
      expect(raw).not.toMatch(/^bcc:/im);
    }
  },
);

const countConnections = () =>
  new Promise<number>((resolve, reject) =>
    server.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

it('cuts a delivery off that takes too long, and tries it again', async () => {
  await enqueueWords({ subject: 'S', paragraphs: ['P'], reason: 'R' });
  isSilent = true;
  await dispatch(1, 200);
  expect(await readOutboxState(api.db, new Date())).toMatchObject({ waiting: 1, stuck: 0 });
  while ((await countConnections()) > 0) await new Promise(setImmediate);
  isSilent = false;
  await dispatch(60);
  expect(received).toHaveLength(1);
});
