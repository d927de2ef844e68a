import { DEFAULT_SETTINGS } from '@syndication/contract/settings/settings.rules';
import { eq } from 'drizzle-orm';

import { outbox } from '../database/schema';
import { useApi } from '../testing/use-api';
import { composeMail } from './compose-mail';
import {
  dispatchOutbox,
  MailRefused,
  retryDelayMs,
  startOutboxDispatcher,
  type SendMail,
} from './outbox-dispatcher';
import {
  enqueueMails,
  claimMail,
  forgetMails,
  LEASE_MS,
  readOutboxState,
  reviveMails,
} from './outbox.repository';
import { DELIVERY_MS } from './smtp-sender';

const api = useApi([]);
const lines: string[] = [];
const log = {
  warn: (_: object, message: string) => void lines.push(`warn ${message}`),
  error: (_: object, message: string) => void lines.push(`error ${message}`),
};
beforeEach(() => void lines.splice(0));

const words = { subject: 'Hi', paragraphs: ['Text'], reason: 'Why' };
const content = composeMail(words, { settings: DEFAULT_SETTINGS });
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

it('sends no mail of a transaction that was rolled back', async () => {
  const { sent, send } = collector();
  const failing = api.db.transaction(async (tx) => {
    await enqueueMails(tx, [{ recipient: 'a@a.test', ...content }]);
    throw new Error('taken back');
  });
  await expect(failing).rejects.toThrow('taken back');
  await dispatch(send);
  expect(sent).toEqual([]);
});

it('removes what is not wanted any more, and sends the rest', async () => {
  const { sent, send } = collector();
  await enqueue('a@a.test', 'b@a.test');
  const isWanted = async ({ recipient }: { recipient: string }) => recipient !== 'a@a.test';
  const now = soon(1);
  expect(await dispatchOutbox({ db: api.db, now: () => now, log, send, isWanted })).toBe(2);
  expect(sent).toEqual(['b@a.test']);
  expect(await api.db.$count(outbox)).toBe(1);
});

it('says once that the outbox cannot be read, until it can be again', async () => {
  let isAway = true;
  let reads = 0;
  const now = () => {
    reads += 1;
    if (isAway) throw new Error('the database is away');
    return soon(1);
  };
  const { send } = collector();
  const dispatcher = startOutboxDispatcher({ db: api.db, now, log, send, pollMs: 1 });
  const untilRead = async (count: number) => {
    const until = reads + count;
    while (reads < until) await new Promise((resolve) => setTimeout(resolve, 1));
  };
  await untilRead(3);
  expect(lines).toEqual(['warn The outbox could not be read.']);
  isAway = false;
  await untilRead(3);
  isAway = true;
  await untilRead(3);
  await dispatcher.stop();
  expect(lines).toHaveLength(2);
});

it('tries again later what failed, and the others meanwhile', async () => {
  await enqueue('a@a.test', 'b@a.test');
  const now = soon(1);
  await dispatch(async ({ recipient }) => {
    if (recipient === 'a@a.test') throw new Error('Mailbox is full');
  }, now);
  const [failed] = await api.db.select().from(outbox).where(eq(outbox.recipient, 'a@a.test'));
  expect(failed).toMatchObject({ lastError: 'Mailbox is full', sentAt: null, attempts: 1 });
  const waitMs = Number(failed?.nextAttemptAt) - now.getTime();
  expect(waitMs).toBeGreaterThanOrEqual(3_750);
  expect(waitMs).toBeLessThanOrEqual(5_000);
  const { sent, send } = collector();
  await dispatch(send, now);
  expect(sent).toEqual([]);
  await dispatch(send, new Date(now.getTime() + waitMs));
  expect(sent).toEqual(['a@a.test']);
});

it('sends a mail to somebody who waits for it before the digests', async () => {
  const { sent, send } = collector();
  const unsubscribeUrl = 'https://platform.test/unsubscribe';
  const digest = { ...content, recipient: 'digest@a.test', unsubscribeUrl };
  await enqueueMails(api.db, [digest]);
  await enqueue('waits@a.test');
  await dispatch(send);
  expect(sent).toEqual(['waits@a.test', 'digest@a.test']);
});

it('sends a mail again when the sender died before it noted it, after the lease', async () => {
  await enqueue('a@a.test');
  const now = soon(1);
  const claimed = await claimMail(api.db, now);
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

it('sends every mail once while two replicas work and the server takes a minute for each', async () => {
  await enqueue(...Array.from({ length: 24 }, (_, i) => `m${i}@a.test`));
  const sent: string[] = [];
  let clock = soon(1);
  const options = { db: api.db, now: () => clock, log };
  const sendQuickly: SendMail = async ({ recipient }) => void sent.push(recipient);
  const sendSlowly: SendMail = async ({ recipient }) => {
    clock = new Date(clock.getTime() + DELIVERY_MS);
    // The other replica looks for mail while this one is on its way.
    if (sent.length === 4) await dispatchOutbox({ ...options, send: sendQuickly });
    sent.push(recipient);
  };
  await dispatchOutbox({ ...options, send: sendSlowly });
  expect(sent).toHaveLength(24);
  expect(new Set(sent).size).toBe(24);
});

it('times a delivery out well before its lease ends', () => {
  expect(DELIVERY_MS).toBeLessThanOrEqual(LEASE_MS / 2);
});

it('ignores retry times that a clock that was ahead has set', async () => {
  await enqueue('a@a.test');
  const ahead = soon(13 * 3_600);
  await dispatch(() => Promise.reject(new Error('Connection refused')), ahead);
  const { sent, send } = collector();
  await dispatch(send);
  expect(sent).toEqual(['a@a.test']);
});

it('waits longer with every failure, an hour at most, and not all equally long', () => {
  const delays = (random: number) => [1, 2, 3, 20].map((n) => retryDelayMs(n, () => random));
  expect(delays(0)).toEqual([5_000, 10_000, 20_000, 3_600_000]);
  expect(delays(1)).toEqual([3_750, 7_500, 15_000, 2_700_000]);
});

/** Lets every attempt fail, each as soon as it is due. */
async function failUntil(end: Date, error: Error): Promise<number> {
  let attempts = 0;
  let now = soon(1);
  while (now < end) {
    attempts += await dispatch(async () => {
      throw error;
    }, now);
    now = new Date(now.getTime() + 3_600_000);
  }
  return attempts;
}

it('keeps trying for three days what may pass, then gives it up and says so once', async () => {
  await enqueue('a@a.test');
  expect(await failUntil(soon(71 * 3_600), new Error('Connection refused'))).toBeGreaterThan(60);
  expect(lines.some((line) => line.startsWith('error'))).toBe(false);
  await failUntil(soon(100 * 3_600), new Error('Connection refused'));
  expect(lines.filter((line) => line.startsWith('error'))).toEqual([
    'error A mail was given up; its row in the outbox says why.',
  ]);
});

it('gives up after three tries what the server refuses for good', async () => {
  await enqueue('a@a.test');
  expect(await failUntil(soon(10 * 3_600), new MailRefused('550 No such user'))).toBe(3);
  expect(lines.filter((line) => line.startsWith('error'))).toHaveLength(1);
});

it('notes a refusal with a byte that the database does not take', async () => {
  await enqueue('odd@a.test');
  await dispatch(async () => Promise.reject(new MailRefused('550 No\0such mailbox')));
  const [mail] = await api.db.select().from(outbox);
  expect(mail?.lastError).toBe('550 No\uFFFDsuch mailbox');
});

it('tries again after a restart what was given up in the last three days', async () => {
  await enqueue('a@a.test', 'old@a.test');
  await failUntil(soon(10 * 3_600), new MailRefused('550 Relaying denied'));
  const fourDaysAgo = new Date(Date.now() - 4 * 86_400_000);
  await api.db
    .update(outbox)
    .set({ createdAt: fourDaysAgo })
    .where(eq(outbox.recipient, 'old@a.test'));
  const { sent, send } = collector();
  await dispatch(send, soon(11 * 3_600));
  expect(sent).toEqual([]);
  expect(await reviveMails(api.db, soon(11 * 3_600))).toBe(1);
  await dispatch(send, soon(11 * 3_600));
  expect(sent).toEqual(['a@a.test']);
});

it('does not send a link that has expired', async () => {
  const { sent, send } = collector();
  await enqueueMails(api.db, [{ recipient: 'a@a.test', ...content, expiresAt: soon(60) }]);
  await dispatch(send, soon(61));
  expect(sent).toEqual([]);
  expect(await readOutboxState(api.db, soon(61))).toMatchObject({ waiting: 0, stuck: 0 });
  await dispatch(send, soon(59));
  expect(sent).toEqual(['a@a.test']);
});

it('keeps nothing of what a mail said once it has left or is dead, and forgets it after a month', async () => {
  await enqueue('a@a.test');
  await enqueueMails(api.db, [{ recipient: 'b@a.test', ...content, expiresAt: soon(60) }]);
  await dispatch(async ({ recipient }) => {
    if (recipient === 'b@a.test') throw new Error('Connection refused');
  });
  await forgetMails(api.db, soon(61));
  const kept = await api.db.select().from(outbox);
  expect(kept.map(({ textBody, htmlBody }) => textBody + htmlBody)).toEqual(['', '']);
  await forgetMails(api.db, soon(31 * 86_400));
  expect(await api.db.select().from(outbox)).toEqual([]);
});

it('never forgets a mail that still waits, however old', async () => {
  await enqueue('a@a.test', 'b@a.test');
  await dispatch(async ({ recipient }) => {
    if (recipient === 'b@a.test') throw new Error('Connection refused');
  });
  await forgetMails(api.db, soon(31 * 86_400));
  const kept = await api.db.select().from(outbox);
  expect(kept.map(({ recipient }) => recipient)).toEqual(['b@a.test']);
});
