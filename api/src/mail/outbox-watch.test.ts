import { HEALTH_MAIL_PATH } from '@syndication/contract/health/health.rules';

import { outbox } from '../database/schema';
import { useApi } from '../testing/use-api';
import type { OutboxState } from './outbox.repository';
import { watchOutbox } from './outbox-watch';

const api = useApi();
const START = new Date('2026-03-01T12:00:00Z');
const after = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const mail = { recipient: 'a@a.test', subject: 'S', textBody: 'T', htmlBody: 'H' };

async function health(minutes: number) {
  api.setNow(after(minutes));
  const answer = await api.browser().send({ method: 'GET', url: HEALTH_MAIL_PATH });
  return [answer.statusCode, answer.json<OutboxState>()] as const;
}

it('tells monitors how much mail waits, and nothing else', async () => {
  expect(await health(0)).toEqual([200, { waiting: 0, oldestWaitingSeconds: 0, stuck: 0 }]);
  await api.db.insert(outbox).values([
    { ...mail, createdAt: START },
    { ...mail, createdAt: after(5) },
    { ...mail, createdAt: START, sentAt: after(1) },
  ]);
  expect(await health(10)).toEqual([200, { waiting: 2, oldestWaitingSeconds: 600, stuck: 0 }]);
});

it('turns to 503 when mail waits for over 15 minutes', async () => {
  await api.db.insert(outbox).values({ ...mail, createdAt: START });
  expect((await health(15))[0]).toBe(200);
  expect((await health(16))[0]).toBe(503);
});

it('turns to 503 for a day when mail was given up', async () => {
  await api.db.insert(outbox).values({ ...mail, createdAt: START, givenUpAt: after(1) });
  expect(await health(2)).toEqual([503, { waiting: 0, oldestWaitingSeconds: 0, stuck: 1 }]);
  expect((await health(24 * 60 + 2))[0]).toBe(200);
});

it('warns once each time that mail gets late', async () => {
  const lines: string[] = [];
  const log = { warn: (_: object, message: string) => void lines.push(message) };
  let minutes = 10;
  const check = watchOutbox({ db: api.db, now: () => after(minutes), log });
  await api.db.insert(outbox).values({ ...mail, createdAt: START });
  await check();
  expect(lines).toEqual([]);
  for (minutes of [16, 17, 18]) await check();
  expect(lines).toEqual(['Mail has been waiting for over 15 minutes.']);
  await api.db.update(outbox).set({ sentAt: after(18) });
  await check();
  await api.db.update(outbox).set({ sentAt: null });
  await check();
  expect(lines).toHaveLength(2);
});
