import { eq } from 'drizzle-orm';

import { outbox } from '../database/schema';
import { useApi } from '../testing/use-api';
import { composeMail } from './compose-mail';
import { enqueueMails } from './outbox';
import { claimMails } from './outbox.repository';
import { dispatchOutbox, retryDelayMs, type SendMail } from './outbox-dispatcher';

const api = useApi([]);
const log = { warn: () => undefined };
const content = composeMail({ subject: 'Hi', paragraphs: ['Text'], footer: 'Why' });
const soon = (seconds: number) => new Date(Date.now() + seconds * 1_000);

const enqueue = (...recipients: string[]) =>
  enqueueMails(
    api.db,
    recipients.map((recipient) => ({ recipient, ...content })),
  );

async function dispatch(send: SendMail, now = soon(1)) {
  return dispatchOutbox({ db: api.db, now: () => now, log, send });
}

/** Sends by noting the recipient. */
function collector() {
  const sent: string[] = [];
  const send: SendMail = async ({ recipient }) => {
    sent.push(recipient);
  };
  return { sent, send };
}

it('sends every mail once', async () => {
  const { sent, send } = collector();
  await enqueue('a@a.test', 'b@a.test');
  expect(await dispatch(send)).toBe(2);
  expect(await dispatch(send, soon(9_999))).toBe(0);
  expect(sent.sort()).toEqual(['a@a.test', 'b@a.test']);
});

it('sends no mail of a transaction that was taken back', async () => {
  const { sent, send } = collector();
  const failing = api.db.transaction(async (tx) => {
    await enqueueMails(tx, [{ recipient: 'a@a.test', ...content }]);
    throw new Error('taken back');
  });
  await expect(failing).rejects.toThrow('taken back');
  await dispatch(send);
  expect(sent).toEqual([]);
});

it('tries again later what failed, and the others meanwhile', async () => {
  await enqueue('a@a.test', 'b@a.test');
  const now = soon(1);
  await dispatch(async ({ recipient }) => {
    if (recipient === 'a@a.test') throw new Error('Mailbox is full');
  }, now);
  const [failed] = await api.db.select().from(outbox).where(eq(outbox.recipient, 'a@a.test'));
  expect(failed).toMatchObject({ lastError: 'Mailbox is full', sentAt: null, attempts: 1 });
  expect(failed?.nextAttemptAt).toEqual(new Date(now.getTime() + retryDelayMs(1)));
  const { sent, send } = collector();
  await dispatch(send, now);
  expect(sent).toEqual([]);
  await dispatch(send, new Date(now.getTime() + retryDelayMs(1)));
  expect(sent).toEqual(['a@a.test']);
});

it('sends a mail again when the sender died before it noted it, after the lease', async () => {
  await enqueue('a@a.test');
  const now = soon(1);
  const [claimed] = await claimMails(api.db, now);
  const ids: string[] = [];
  const send: SendMail = async ({ id }) => {
    ids.push(id);
  };
  await dispatch(send, now);
  expect(ids).toEqual([]);
  await dispatch(send, new Date(now.getTime() + 3_600_000));
  expect(ids).toEqual([claimed?.id]);
});

it('lets two senders share the outbox without sending twice', async () => {
  const { sent, send } = collector();
  await enqueue(...Array.from({ length: 30 }, (_, i) => `m${i}@a.test`));
  const now = soon(1);
  await Promise.all([dispatch(send, now), dispatch(send, now), dispatch(send, now)]);
  expect(sent).toHaveLength(30);
  expect(new Set(sent).size).toBe(30);
});

it('waits longer with every failure, an hour at most', () => {
  expect([1, 2, 3].map(retryDelayMs)).toEqual([5_000, 10_000, 20_000]);
  expect(retryDelayMs(20)).toBe(3_600_000);
});
