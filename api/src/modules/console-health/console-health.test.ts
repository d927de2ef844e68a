import { randomUUID } from 'node:crypto';

import {
  getConsoleHealth,
  putTestMail,
  retryMail,
} from '@syndication/contract/console-health/console-health.endpoints';
import { HOUR_MS } from '@syndication/contract/fields/durations.rules';
import { eq } from 'drizzle-orm';

import { auditLog, jobRuns, outbox } from '../../database/schema';
import { runJob, type Job } from '../../run-jobs';
import { addGroup, addMember } from '../../testing/fixtures';
import { useApi } from '../../testing/use-api';
import { recordReports } from '../release-reports/record-reports';

const api = useApi();
const mail = { recipient: 'a@b.test', subject: 'S', textBody: 't', htmlBody: 'h' };

async function staffBrowser() {
  const { user } = await addMember(api.db, { isStaff: true });
  return api.browserOf(user.id);
}

it('shows mail that has not left, jobs that have run and releases in use', async () => {
  const browser = await staffBrowser();
  const version = '1.0.0-0123456789';
  await recordReports(api.context, '192.0.2.1', [
    { app: 'investor-app', version, shell: version, kind: 'load', phases: {} },
  ]);
  await api.db.insert(outbox).values([
    { ...mail, givenUpAt: new Date(), attempts: 3, lastError: 'No such mailbox' },
    { ...mail, recipient: 'c@d.test', createdAt: new Date(Date.now() + 1000) },
    { ...mail, sentAt: new Date() },
  ]);
  await runJob(api.context, { name: 'forget-mails', everyMs: HOUR_MS, run: async () => null });
  const { data } = await browser.call(getConsoleHealth, {});
  expect(data.mail).toMatchObject({
    ...{ hasServer: false, waiting: 1, givenUp: 1, isInTrouble: true },
  });
  expect(data.mail.unsent).toMatchObject([
    { recipient: 'a@b.test', attempts: 3, lastError: 'No such mailbox', isGivenUp: true },
    { recipient: 'c@d.test', isGivenUp: false },
  ]);
  expect(data.mail.unsent[0]).not.toHaveProperty('textBody');
  expect(data.jobs).toMatchObject([{ name: 'forget-mails', failures: 0, lastError: null }]);
  expect(data.releases).toEqual([
    { app: 'investor-app', version, loads: 1, failures: 0, clients: 1, failingClients: 0 },
  ]);
});

it('sends a test mail once, however often it is asked', async () => {
  const browser = await staffBrowser();
  const input = { params: { id: randomUUID() }, body: { email: 'Ann@harbor.test' } };
  expect((await browser.call(putTestMail, input)).status).toBe(204);
  expect((await browser.call(putTestMail, input)).status).toBe(204);
  expect(await api.db.select().from(outbox)).toMatchObject([
    { recipient: 'ann@harbor.test', subject: 'A test email from ACA Syndication' },
  ]);
  expect(await api.db.select().from(auditLog)).toMatchObject([
    { action: 'test-mail-sent', after: { to: 'ann@harbor.test' } },
  ]);
  const wrong = { params: { id: randomUUID() }, body: { email: 'nobody' } };
  expect((await browser.call(putTestMail, wrong)).status).toBe(400);
});

it('tries mail again once, and leaves alone what is being sent', async () => {
  const browser = await staffBrowser();
  const inAnHour = new Date(Date.now() + HOUR_MS);
  const inAMinute = new Date(Date.now() + 60_000);
  await api.db.insert(outbox).values([
    { ...mail, givenUpAt: new Date(), attempts: 3 },
    { ...mail, nextAttemptAt: inAnHour, attempts: 9 },
    { ...mail, recipient: 'now@b.test', nextAttemptAt: inAMinute, attempts: 1 },
  ]);
  expect((await browser.call(retryMail, {})).data).toEqual({ count: 2 });
  expect((await browser.call(retryMail, {})).data).toEqual({ count: 0 });
  const [leased] = await api.db.select().from(outbox).where(eq(outbox.recipient, 'now@b.test'));
  expect(leased).toMatchObject({ attempts: 1, nextAttemptAt: inAMinute });
  expect(await api.db.select().from(auditLog)).toMatchObject([
    { action: 'mail-retried', after: { count: 2 } },
  ]);
});

it('is nothing for group admins', async () => {
  const group = await addGroup(api.db, 'Great Lakes');
  const { user } = await addMember(api.db, { groupIds: [group.id], adminOf: [group.id] });
  const browser = await api.browserOf(user.id);
  expect((await browser.call(getConsoleHealth, {})).status).toBe(403);
  expect((await browser.call(retryMail, {})).status).toBe(403);
});

it('counts failures of a job in a row, and forgets them when it works', async () => {
  const cause = new Error('no such table');
  const failing: Job = {
    name: 'send-reminders',
    everyMs: HOUR_MS,
    run: () => Promise.reject(new Error('Failed query with ann@harbor.test', { cause })),
  };
  const now = new Date('2026-11-23T12:00:00Z');
  api.setNow(now);
  await expect(runJob(api.context, failing)).rejects.toThrow('Failed query');
  await expect(runJob(api.context, failing)).rejects.toThrow('Failed query');
  const nextAt = new Date('2026-11-23T13:00:00Z');
  expect(await api.db.select().from(jobRuns)).toEqual([
    {
      ...{ name: 'send-reminders', startedAt: now, finishedAt: now, nextAt },
      ...{ failures: 2, lastError: 'no such table' },
    },
  ]);
  await runJob(api.context, { ...failing, run: async () => null });
  expect(await api.db.select().from(jobRuns)).toMatchObject([{ failures: 0, lastError: null }]);
});
