import { DAY_MS, HOUR_MS } from '@syndication/contract/fields/durations.rules';
import * as endpoints from '@syndication/contract/ventures/ventures.endpoints';
import { LEAD_REMINDER_DAY, REMINDER_DAYS } from '@syndication/contract/ventures/ventures.rules';
import { asc, eq } from 'drizzle-orm';

import { nominations, outbox, reminders, rounds, users, ventures } from '../../database/schema';
import { addEntrepreneur, addGroup, addMember, addVenture, nominate } from '../../testing/fixtures';
import { useApi } from '../../testing/use-api';
import { setMembershipEnded } from '../members/members.repository';
import { isReminderWanted } from './is-reminder-wanted';
import { sendReminders } from './send-reminders';

const api = useApi();
const START = new Date('2026-03-02T15:00:00Z');

/** The same time of day, this many days after the last update. */
const dayAfter = (days: number) => new Date(START.getTime() + days * DAY_MS);

async function addOwner(name = 'Acme Robotics') {
  const owner = await addEntrepreneur(api.db);
  const group = await addGroup(api.db, `The group of ${owner.email}`);
  await nominate(api.db, owner.email, group.id);
  const facts = { companyName: name, createdAt: START, editedAt: START, confirmedAt: START };
  const { venture } = await addVenture(api.db, owner, facts, { createdAt: START });
  return { owner, venture };
}

async function runOn(days: number) {
  api.setNow(dayAfter(days));
  await sendReminders(api.context);
}

const readMails = () => api.db.select().from(outbox).orderBy(asc(outbox.createdAt));

it('writes one mail on each of the days, however often it runs', async () => {
  const { owner } = await addOwner();
  const sentOn: number[] = [];
  for (let day = 0; day <= 70; day += 1) {
    const before = (await readMails()).length;
    await runOn(day);
    await runOn(day);
    if ((await readMails()).length > before) sentOn.push(day);
  }
  const mails = await readMails();
  expect(sentOn).toEqual([...REMINDER_DAYS]);
  expect(mails.map(({ recipient }) => recipient)).toEqual(REMINDER_DAYS.map(() => owner.email));
});

it('writes each once when two replicas run it at the same time', async () => {
  await addOwner();
  api.setNow(dayAfter(14));
  await Promise.all([sendReminders(api.context), sendReminders(api.context)]);
  expect(await readMails()).toHaveLength(1);
});

it('catches up with one mail after days on which it did not run', async () => {
  await addOwner();
  await runOn(50);
  const [mail, ...others] = await readMails();
  expect(others).toEqual([]);
  expect(mail?.textBody).toContain('was 50 days ago');
});

it('starts again with every update or confirmation', async () => {
  const { owner, venture } = await addOwner();
  await runOn(14);
  const browser = await api.browserOf(owner.id);
  await browser.call(endpoints.putVentureNoUpdate, {
    body: { ventureId: venture.id, isNoUpdate: true },
  });
  await runOn(20);
  expect(await readMails()).toHaveLength(1);
  await runOn(28);
  expect(await readMails()).toHaveLength(2);
});

it('copies the deal lead, who nominated first, on day 55 only', async () => {
  const { owner } = await addOwner('Acme Robotics, Inc.');
  const group = await addGroup(api.db, 'Northeast');
  const other = await addGroup(api.db, 'Great Lakes');
  const lead = await addMember(api.db, { groupIds: [group.id], email: 'lead@angels.test' });
  const later = await addMember(api.db, { groupIds: [other.id] });
  await nominate(api.db, owner.email, other.id, later.member.id, dayAfter(-1));
  await nominate(api.db, owner.email, group.id, lead.member.id, dayAfter(-2));
  for (const day of REMINDER_DAYS) await runOn(day);
  const mails = await readMails();
  const recipients = mails.map(({ recipient }) => recipient);
  const { email } = owner;
  expect(recipients).toEqual([email, email, email, email, 'lead@angels.test', email]);
  const copy = mails.find(({ recipient }) => recipient !== email);
  expect(copy?.textBody).toContain(`We have just reminded Eve (${email}).`);
  expect(copy?.textBody).not.toContain('/profile-update');
  expect(mails.map(({ textBody }) => textBody).join('\n')).not.toContain('Inc..');
});

type Lead = Awaited<ReturnType<typeof addMember>>;

it.each([
  [
    'is deactivated',
    ({ user }: Lead) =>
      api.db.update(users).set({ deactivatedAt: START }).where(eq(users.id, user.id)),
  ],
  [
    'has left the group',
    ({ member }: Lead, groupId: string) => setMembershipEnded(api.db, member.id, groupId, START),
  ],
])('mails no deal lead who %s', async (_, leave) => {
  const { owner } = await addOwner();
  const group = await addGroup(api.db, 'Northeast');
  const lead = await addMember(api.db, { groupIds: [group.id] });
  await nominate(api.db, owner.email, group.id, lead.member.id, dayAfter(-2));
  await leave(lead, group.id);
  await runOn(55);
  expect((await readMails()).map(({ recipient }) => recipient)).toEqual([owner.email]);
});

it('links to the profile and to where reminders are stopped', async () => {
  const { venture } = await addOwner('Acme <Robotics> & Sons');
  await runOn(28);
  const [mail] = await readMails();
  for (const body of [mail?.textBody, mail?.htmlBody]) {
    expect(body).toContain(`http://localhost:3000/profile/${venture.id}/edit`);
    expect(body).toContain('http://localhost:3000/unsubscribe-email');
    expect(body).toContain('Listed until May 1, 2026 (32 days left).');
    expect(body).toContain('“No Change” keeps it listed until May 29, 2026.');
    expect(body).toContain('http://localhost:3000/profile-update?link=');
    expect(body).toContain('New amount or commitment');
  }
  expect(mail?.htmlBody).not.toContain('<Robotics>');
});

it('says when only an edit keeps the profile on the list', async () => {
  const { venture } = await addOwner();
  await api.db
    .update(ventures)
    .set({ confirmedAt: dayAfter(50) })
    .where(eq(ventures.id, venture.id));
  await runOn(64);
  const text = (await readMails())[0]?.textBody;
  expect(text).toContain('Listed until May 31, 2026 (26 days left).');
  expect(text).toContain('“No Change” does not keep it listed longer');
  expect(text).toMatch(
    /\nEdit the whole profile: \S+\s+New amount or commitment: \S+\s+No Change: /,
  );
});

it('stops when the round is closed or concluded, and when its owner has unsubscribed', async () => {
  const closed = await addOwner();
  const concluded = await addOwner();
  const unsubscribed = await addOwner();
  await api.db
    .update(rounds)
    .set({ isClosed: true })
    .where(eq(rounds.ventureId, closed.venture.id));
  await api.db
    .update(rounds)
    .set({ createdAt: dayAfter(-110) })
    .where(eq(rounds.ventureId, concluded.venture.id));
  const browser = await api.browserOf(unsubscribed.owner.id);
  const reason = "Updating Regularly, don't need reminders" as const;
  await browser.call(endpoints.postUnsubscribe, {
    body: { ventureId: unsubscribed.venture.id, reason, reasonDescription: null },
  });
  for (const day of REMINDER_DAYS) await runOn(day);
  expect(await readMails()).toEqual([]);
});

it.each([
  ['has left the list, since only an edit would keep it', { edited: -50, opened: 0 }, [14, 28]],
  ['has a round that is over', { edited: 0, opened: -90 }, [14, 28]],
])('sends as many as it announces to a venture that %s', async (_, days, expected) => {
  const { owner, venture } = await addOwner();
  await api.db.update(ventures).set({ editedAt: dayAfter(days.edited) });
  await api.db.update(rounds).set({ createdAt: dayAfter(days.opened) });
  const announced = new Set<string>();
  for (const day of [0, ...REMINDER_DAYS]) {
    await runOn(day);
    const browser = await api.browserOf(owner.id);
    const { data } = await browser.call(endpoints.getVenture, { params: { id: venture.id } });
    if (data.nextReminderOn !== null) announced.add(data.nextReminderOn);
  }
  const onDays = expected.map((day) => dayAfter(day));
  expect([...announced]).toEqual(onDays.map((day) => day.toISOString()));
  const sent = await api.db.select().from(reminders).orderBy(asc(reminders.day));
  expect(sent.map(({ createdAt }) => createdAt)).toEqual(onDays);
});

it('stops while no investor sees the profile, and announces none', async () => {
  const hidden = await addOwner();
  const inNoGroup = await addOwner();
  await api.db
    .update(ventures)
    .set({ hiddenAt: START, hiddenReason: 'Links broken' })
    .where(eq(ventures.id, hidden.venture.id));
  await api.db
    .update(nominations)
    .set({ withdrawnAt: START })
    .where(eq(nominations.email, inNoGroup.owner.email));
  for (const day of REMINDER_DAYS) await runOn(day);
  expect(await readMails()).toEqual([]);
  api.setNow(START);
  for (const { owner, venture } of [hidden, inNoGroup]) {
    const browser = await api.browserOf(owner.id);
    const { data } = await browser.call(endpoints.getVenture, { params: { id: venture.id } });
    expect(data).toMatchObject({ dealStatus: 'removed', nextReminderOn: null });
  }
});

it('begins again when its owner has switched reminders on again', async () => {
  const { owner, venture } = await addOwner();
  const browser = await api.browserOf(owner.id);
  const ventureId = venture.id;
  const reason = 'Round is Closed' as const;
  const isOn = async () => (await browser.call(endpoints.getReminders, {})).data?.isOn;
  expect(await isOn()).toBe(true);
  await browser.call(endpoints.postUnsubscribe, {
    body: { ventureId, reason, reasonDescription: null },
  });
  expect(await isOn()).toBe(false);
  await runOn(14);
  expect(await readMails()).toEqual([]);
  for (let time = 1; time <= 2; time += 1) {
    const answer = await browser.call(endpoints.putReminders, { body: { ventureId } });
    expect(answer.status).toBe(204);
  }
  expect(await isOn()).toBe(true);
  await runOn(28);
  expect(await readMails()).toMatchObject([{ recipient: owner.email }]);
});

it('sends none of a day that passed while its owner had switched reminders off', async () => {
  const { owner, venture } = await addOwner();
  const browser = await api.browserOf(owner.id);
  const body = { ventureId: venture.id };
  const reason = 'Round is Closed' as const;
  await browser.call(endpoints.postUnsubscribe, {
    body: { ...body, reason, reasonDescription: null },
  });
  api.setNow(dayAfter(20));
  await browser.call(endpoints.putReminders, { body });
  const { data } = await browser.call(endpoints.getVenture, { params: { id: venture.id } });
  expect(data.nextReminderOn).toBe(dayAfter(28).toISOString());
  await runOn(20);
  expect(await readMails()).toEqual([]);
  await runOn(28);
  expect(await readMails()).toHaveLength(1);
});

it('still sends the reminder of the day when they were on already', async () => {
  const { owner, venture } = await addOwner();
  api.setNow(dayAfter(14));
  const browser = await api.browserOf(owner.id);
  await browser.call(endpoints.putReminders, { body: { ventureId: venture.id } });
  await runOn(14);
  expect(await readMails()).toHaveLength(1);
});

it('is switched on by the owner of the profile only', async () => {
  const { venture } = await addOwner();
  const other = await addEntrepreneur(api.db);
  const browser = await api.browserOf(other.id);
  const body = { ventureId: venture.id };
  expect((await browser.call(endpoints.putReminders, { body })).status).toBe(404);
  expect((await browser.call(endpoints.getReminders, {})).data).toBeNull();
});

it('announces to the owner, and to nobody else, the reminder that comes next', async () => {
  const { owner, venture } = await addOwner();
  const group = await addGroup(api.db, 'Northeast');
  const lead = await addMember(api.db, { groupIds: [group.id] });
  await nominate(api.db, owner.email, group.id, lead.member.id);
  const nextFor = async (userId: string, days: number) => {
    api.setNow(dayAfter(days));
    const browser = await api.browserOf(userId);
    return (await browser.call(endpoints.getVenture, { params: { id: venture.id } })).data
      .nextReminderOn;
  };
  expect(await nextFor(owner.id, 0)).toBe(dayAfter(14).toISOString());
  expect(await nextFor(owner.id, 14)).toBe(dayAfter(28).toISOString());
  expect(await nextFor(owner.id, 59)).toBeNull();
  expect(await nextFor(lead.user.id, 0)).toBeNull();
  await api.db.update(rounds).set({ isClosed: true }).where(eq(rounds.ventureId, venture.id));
  expect(await nextFor(owner.id, 0)).toBeNull();
});

it('leaves imported ventures alone, which nobody here owns', async () => {
  await addVenture(api.db, null, { confirmedAt: START, editedAt: START }, { createdAt: START });
  await runOn(14);
  expect(await readMails()).toEqual([]);
});

it('reaches everyone when more are due than one transaction takes', async () => {
  for (let index = 0; index < 205; index += 1) await addOwner();
  await runOn(14);
  expect(await readMails()).toHaveLength(205);
});

describe('a reminder that has waited for the mail server', () => {
  async function waiting() {
    const lead = await addMember(api.db);
    const { owner, venture } = await addOwner();
    await api.db.update(nominations).set({ nominatedBy: lead.member.id });
    await runOn(LEAD_REMINDER_DAY);
    const mails = await readMails();
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([owner.email, lead.user.email]);
    // The clock was ahead when it was written.
    api.setNow(new Date(dayAfter(LEAD_REMINDER_DAY).getTime() - HOUR_MS));
    const isWanted = () => Promise.all(mails.map((mail) => isReminderWanted(api.context, mail)));
    return { owner, venture, browser: await api.browserOf(owner.id), isWanted };
  }

  it('is sent while the update is still awaited', async () => {
    const { isWanted } = await waiting();
    expect(await isWanted()).toEqual([true, true]);
  });

  it('is sent while a later round is open, though an earlier one is closed', async () => {
    const { venture, isWanted } = await waiting();
    await api.db.update(rounds).set({ isClosed: true, isEditable: false });
    await api.db.insert(rounds).values({ ventureId: venture.id, number: 2, createdAt: START });
    expect(await isWanted()).toEqual([true, true]);
  });

  type Waiting = Awaited<ReturnType<typeof waiting>>;
  const change = (values: Partial<typeof ventures.$inferInsert>) =>
    api.db.update(ventures).set(values);

  it.each<[string, (set: Waiting) => Promise<unknown>]>([
    [
      'has confirmed the profile',
      ({ browser, venture }) =>
        browser.call(endpoints.putVentureNoUpdate, {
          body: { ventureId: venture.id, isNoUpdate: true },
        }),
    ],
    [
      'has edited it',
      () => change({ editedAt: api.context.now(), confirmedAt: api.context.now() }),
    ],
    [
      'has unsubscribed',
      ({ browser, venture }) =>
        browser.call(endpoints.postUnsubscribe, {
          body: { ventureId: venture.id, reason: 'Round is Closed', reasonDescription: null },
        }),
    ],
    ['has closed the round', () => api.db.update(rounds).set({ isClosed: true })],
    ['was hidden', () => change({ hiddenAt: START, hiddenReason: 'Links broken' })],
    ['is nominated no more', () => api.db.update(nominations).set({ withdrawnAt: START })],
    ['is gone', ({ venture }) => api.db.delete(ventures).where(eq(ventures.id, venture.id))],
  ])('is not sent about a founder who %s by then', async (_, answer) => {
    const set = await waiting();
    await answer(set);
    expect(await set.isWanted()).toEqual([false, false]);
  });

  it('says nothing about mails of other kinds', async () => {
    expect(await isReminderWanted(api.context, { reminderOf: null })).toBe(true);
  });
});
