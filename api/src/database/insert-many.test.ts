import { randomUUID } from 'node:crypto';

import { useApi } from '../testing/use-api';
import { insertMany } from './insert-many';
import { auditLog, outbox } from './schema';

type AuditRow = typeof auditLog.$inferInsert;

const api = useApi();

const mail = { subject: 'A “quote”, it’s', textBody: 'Two\nlines \\ 🚀', htmlBody: '<p>&amp;</p>' };

it('stores what Drizzle stores, with the defaults of the table', async () => {
  const dated = {
    ...mail,
    recipient: 'a@dated.test',
    expiresAt: new Date('2031-02-03T04:05:06.789Z'),
  };
  const linked = {
    ...mail,
    recipient: 'b@linked.test',
    reminderOf: randomUUID(),
    copyTo: undefined,
  };
  await api.db.execute(insertMany(outbox, [dated, linked]));
  const stored = await api.db.select().from(outbox).orderBy(outbox.recipient);
  expect(stored).toMatchObject([dated, { ...linked, copyTo: null, expiresAt: null, attempts: 0 }]);
  expect(stored[0]?.nextAttemptAt).toBeInstanceOf(Date);
});

it('keeps facts of any form', async () => {
  const facts = [
    { before: { name: null, list: ['a', 2] }, after: {} },
    { before: null, after: { name: 'After' } },
  ];
  const rows = facts.map((fact) => ({ action: 'setting-changed', ...fact }) as AuditRow);
  await api.db.execute(insertMany(auditLog, rows));
  expect(await api.db.select().from(auditLog).orderBy(auditLog.id)).toMatchObject(facts);
});

it('takes more values than a statement has parameters', async () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => ({
    ...mail,
    recipient: `${index}@many.test`,
  }));
  await api.db.execute(insertMany(outbox, rows));
  expect(await api.db.$count(outbox)).toBe(20_000);
});
