import { joinPeople } from '@syndication/contract/console-people/console-people.endpoints';
import * as memberDeals from '@syndication/contract/member-deals/member-deals.endpoints';
import { putDigestChoice } from '@syndication/contract/digests/digests.endpoints';
import { HOUR_MS } from '@syndication/contract/fields/durations.rules';
import { getVenture, updateVenture } from '@syndication/contract/ventures/ventures.endpoints';
import { postVote } from '@syndication/contract/votes/votes.endpoints';
import { and, asc, eq } from 'drizzle-orm';

import {
  conflictsOfInterest,
  groups,
  memberGroups,
  nominations,
  outbox,
  policyAcceptances,
  rounds,
  settings,
  users,
  ventures,
} from '../../database/schema';
import { callMeanwhile } from '../../testing/call-meanwhile';
import { addEntrepreneur, addGroup, addMember, addVenture, nominate } from '../../testing/fixtures';
import { onPostgres } from '../../testing/on-postgres';
import { useApi } from '../../testing/use-api';
import { endMembership } from '../members/end-membership';
import { lockMember } from '../members/members.repository';
import { isGroupMailWanted } from './digest-links';
import { sendDigests } from './send-digests';

const api = useApi();
/** A Monday at 7 in the morning in New York. */
const MONDAY = new Date('2026-02-02T12:00:00Z');
const LONG_AGO = new Date('2026-01-20T12:00:00Z');

const atHour = (hours: number) => new Date(MONDAY.getTime() + hours * HOUR_MS);
const DAY = 24;
const WEEK = 7 * DAY;

async function runAt(hours: number) {
  api.setNow(atHour(hours));
  await sendDigests(api.context);
}

const readMails = () => api.db.select().from(outbox).orderBy(asc(outbox.createdAt));
const readSubjects = async () => (await readMails()).map(({ subject }) => subject);

async function addReader(
  groupIds: readonly string[],
  options: Parameters<typeof addMember>[1] = {},
) {
  const reader = await addMember(api.db, { groupIds, ...options });
  await api.db
    .update(memberGroups)
    .set({ joinedAt: LONG_AGO, digestedAt: MONDAY })
    .where(eq(memberGroups.memberId, reader.member.id));
  return reader;
}

async function addDeal(groupIds: readonly string[], companyName = 'Acme Robotics', at = LONG_AGO) {
  const owner = await addEntrepreneur(api.db);
  const lead = await addMember(api.db, {});
  for (const groupId of groupIds) await nominate(api.db, owner.email, groupId, lead.member.id, at);
  const times = { createdAt: at, editedAt: at, confirmedAt: at };
  const { venture } = await addVenture(api.db, owner, { companyName, ...times }, { createdAt: at });
  const params = { id: venture.id };
  const edit = async (hours: number, round: object, facts: object = {}) => {
    api.setNow(atHour(hours));
    const founder = await api.browserOf(owner.id);
    const own = (await founder.call(getVenture, { params })).data;
    const currentVentureRound = { ...own.currentVentureRound, ...round };
    const body = { newVentureRound: null, ...own, currentVentureRound, ...facts } as never;
    expect((await founder.call(updateVenture, { params, body })).status).toBe(200);
  };
  return { venture, owner, edit };
}

async function setUp(options: Parameters<typeof addMember>[1] = {}) {
  const group = await addGroup(api.db, 'Northeast');
  const reader = await addReader([group.id], options);
  const deal = await addDeal([group.id]);
  const as = async () => api.browserOf(reader.user.id);
  const choose = async (rhythm: 'daily' | 'weekly' | 'off', hours = 0) => {
    api.setNow(atHour(hours));
    const call = { params: { groupId: group.id }, body: { rhythm } };
    expect((await (await as()).call(putDigestChoice, call)).status).toBe(204);
  };
  const visit = async (hours: number) => {
    api.setNow(atHour(hours));
    const body = { isDismissed: false };
    expect((await (await as()).call(memberDeals.putDealVisit, { body })).status).toBe(204);
  };
  return { group, reader, as, choose, visit, ...deal };
}

describe('when', () => {
  it('tells once a week, on Monday morning of the association, until somebody chooses otherwise', async () => {
    const { edit } = await setUp();
    await edit(1, { amount: 750_000 });
    for (const hours of [1, DAY, 5 * DAY, WEEK - 0.2]) await runAt(hours);
    expect(await readMails()).toEqual([]);
    await runAt(WEEK);
    await runAt(WEEK + 1);
    expect(await readSubjects()).toEqual(['1 changed deal in Northeast']);
  });

  it('sends one every morning to those who want that', async () => {
    const { edit, choose } = await setUp();
    await choose('daily');
    await edit(1, { amount: 750_000 });
    await runAt(DAY - 0.2);
    expect(await readMails()).toEqual([]);
    await runAt(DAY);
    await edit(DAY + 1, { amount: 800_000 });
    await runAt(DAY + 2);
    await runAt(2 * DAY + 5);
    const mails = await readMails();
    expect(mails.map(({ textBody }) => /Raise amount: .*/.exec(textBody)?.[0])).toEqual([
      'Raise amount: $500,000 → $750,000',
      'Raise amount: $750,000 → $800,000',
    ]);
  });

  it('follows the time zone of the association, in summer as in winter', async () => {
    const { edit, choose } = await setUp();
    await api.db.insert(settings).values({ name: 'timeZone', value: 'Europe/Berlin' });
    await api.db.update(memberGroups).set({ digestedAt: new Date('2026-03-29T12:00:00Z') });
    await choose('daily');
    await edit(55 * DAY + 8, { amount: 750_000 });
    // Clocks went forward the day before.
    api.setNow(new Date('2026-03-30T04:50:00Z'));
    await sendDigests(api.context);
    expect(await readMails()).toEqual([]);
    api.setNow(new Date('2026-03-30T05:00:00Z'));
    await sendDigests(api.context);
    expect(await readMails()).toHaveLength(1);
  });

  it('catches up with one mail after days on which it did not run', async () => {
    const { edit } = await setUp();
    await edit(1, { amount: 750_000 });
    await runAt(2 * WEEK + 3 * DAY);
    await runAt(3 * WEEK);
    expect(await readMails()).toHaveLength(1);
  });

  it('begins with what happens from the first run on', async () => {
    const { edit } = await setUp();
    await api.db.update(memberGroups).set({ digestedAt: null });
    await edit(1, { amount: 750_000 });
    await runAt(2);
    await runAt(WEEK);
    expect(await readMails()).toEqual([]);
    await edit(WEEK + 1, { amount: 800_000 });
    await runAt(2 * WEEK);
    expect(await readMails()).toHaveLength(1);
  });

  it('begins with the joining of a new member, not with the first run after it', async () => {
    const { group } = await setUp();
    await api.db.update(memberGroups).set({ digestedAt: null, joinedAt: atHour(1) });
    await addDeal([group.id], 'Birch', atHour(1.1));
    await runAt(1.2);
    await runAt(WEEK);
    expect(await readSubjects()).toEqual(['1 new deal in Northeast']);
  });

  it('recovers from a clock that was ahead', async () => {
    const { edit } = await setUp();
    await runAt(30 * DAY);
    await edit(1, { amount: 750_000 });
    await runAt(2);
    await edit(3, { amount: 800_000 });
    await runAt(WEEK);
    expect(await readMails()).toHaveLength(1);
  });
});

describe('what', () => {
  it('says what was and what is, and links to each deal', async () => {
    const { edit, venture, group, reader } = await setUp();
    await edit(
      1,
      { amount: 750_000, committed: 'At least (75%)' },
      { description: 'Robots <b>that</b> sort.' },
    );
    const added = await addDeal([group.id], 'Birch & Sons', atHour(2));
    await runAt(WEEK);
    const [mail] = await readMails();
    expect(mail).toMatchObject({
      recipient: reader.user.email,
      subject: '1 new and 1 changed deal in Northeast',
    });
    for (const body of [mail!.textBody, mail!.htmlBody]) {
      expect(body).toContain(`http://localhost:3000/ventures/${venture.id}`);
      expect(body).toContain(`http://localhost:3000/ventures/${added.venture.id}`);
      expect(body).toContain(`http://localhost:3000/?group=${group.id}`);
      expect(body).toContain('Raise amount: $500,000 → $750,000');
      expect(body).toContain('% committed: At least (50%) → At least (75%)');
      expect(body).toContain('$500,000 at $4,000,000 · SAFE');
      expect(body).toContain('As a member of Northeast, you get this email at most once a week.');
    }
    expect(mail!.htmlBody).not.toContain('<b>');
    expect(mail!.htmlBody).toContain('Birch &amp; Sons');
  });

  it('leaves out what was changed back', async () => {
    const { edit } = await setUp();
    await edit(1, { amount: 750_000 });
    await edit(2, { amount: 500_000 });
    await runAt(WEEK);
    expect(await readMails()).toEqual([]);
  });

  it('writes nothing when nothing changed, also after a mere confirmation', async () => {
    const { venture } = await setUp();
    await api.db
      .update(ventures)
      .set({ confirmedAt: atHour(1) })
      .where(eq(ventures.id, venture.id));
    for (const week of [1, 2, 3]) await runAt(week * WEEK);
    expect(await readMails()).toEqual([]);
  });

  it('leaves out what was seen on a visit', async () => {
    const { edit, visit } = await setUp();
    await edit(1, { amount: 750_000 });
    await visit(2);
    await edit(3, { valuation: 9_000_000 });
    await runAt(WEEK);
    const [mail, ...others] = await readMails();
    expect(others).toEqual([]);
    expect(mail!.textBody).toContain('Valuation/cap: $4,000,000 → $9,000,000');
    expect(mail!.textBody).not.toContain('Raise amount');
  });

  it('tells nothing twice', async () => {
    const { edit } = await setUp();
    await edit(1, { amount: 750_000 });
    await runAt(WEEK);
    await runAt(2 * WEEK);
    expect(await readMails()).toHaveLength(1);
  });

  it('leaves what happens while it is written to the next one, which tells it once', async () => {
    const { edit, group, venture } = await setUp();
    const later = WEEK + 0.001;
    await edit(later, {}, { description: 'Robots that sort parcels.' });
    const concluded = { isClosed: true, isEditable: false, updatedAt: atHour(later) };
    await api.db.update(rounds).set(concluded).where(eq(rounds.ventureId, venture.id));
    await api.db
      .insert(rounds)
      .values({ ventureId: venture.id, number: 2, createdAt: atHour(later) });
    await addDeal([group.id], 'Birch', atHour(later));
    const shared = await addDeal([], 'Cedar');
    await nominate(api.db, shared.owner.email, group.id, null, atHour(later));
    await runAt(WEEK);
    expect(await readMails()).toEqual([]);
    for (const week of [2, 3]) await runAt(week * WEEK);
    expect(await readSubjects()).toEqual(['2 new and 1 changed deal in Northeast']);
  });

  it('tells once that a deal closes soon', async () => {
    const { choose } = await setUp();
    await choose('daily');
    // The deal leaves the list 60 days after January 20.
    for (let day = 1; day <= 52; day += 1) await runAt(day * DAY);
    const [mail, ...others] = await readMails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: '1 deal closes soon in Northeast' });
    expect(mail!.textBody).toContain('Voting ends in 7 days');
  });

  it.each([
    [1, 'tomorrow'],
    [7, 'in 7 days'],
  ])('counts %d days to the last one on which a round takes votes', async (days, when) => {
    const { as, reader, venture } = await setUp();
    const lastDay = WEEK + days * DAY;
    await api.db.update(rounds).set({ createdAt: atHour(lastDay - 119 * DAY) });
    await runAt(WEEK);
    const [mail] = await readMails();
    expect(mail?.textBody).toContain(`Voting ends ${when}`);
    const ballot = { venture_id: venture.id, member_uuid: reader.member.id };
    const voteAt = async (hours: number) => {
      api.setNow(atHour(hours));
      return (await as()).call(postVote, { body: { ...ballot, choice: '25%' } });
    };
    expect((await voteAt(lastDay)).status).toBe(200);
    expect((await voteAt(lastDay + DAY)).error?.code).toBe('ROUND_CLOSED');
  });

  it('does not tell a member with a conflict of interest that a deal closes soon', async () => {
    const { choose, reader, venture } = await setUp();
    const conflict = { memberId: reader.member.id, ventureId: venture.id, declaredAt: LONG_AGO };
    await api.db.insert(conflictsOfInterest).values(conflict);
    await choose('daily');
    for (let day = 1; day <= 52; day += 1) await runAt(day * DAY);
    expect(await readMails()).toEqual([]);
  });

  it('tells of a further round', async () => {
    const { edit } = await setUp();
    const newVentureRound = {
      ...{ amount: 2_000_000, valuation: 9_000_000, committed: 'Starting (0%)' },
      ...{ securityType: 'SAFE', other: null },
    };
    await edit(1, {}, { newVentureRound });
    await runAt(WEEK);
    const [mail] = await readMails();
    expect(mail!.subject).toBe('1 changed deal in Northeast');
    expect(mail!.textBody).toContain('Round 2 is open: $2,000,000 at $9,000,000 · SAFE');
  });

  it('names followed deals first, and tells of all', async () => {
    const { group, as } = await setUp();
    await addDeal([group.id], 'Aspen', atHour(1));
    const followed = await addDeal([group.id], 'Zephyr', atHour(1));
    api.setNow(atHour(1));
    const params = { ventureId: followed.venture.id };
    await (await as()).call(memberDeals.putFollow, { params });
    await runAt(WEEK);
    const [mail] = await readMails();
    const at = (text: string) => mail!.textBody.indexOf(text);
    expect(at('Zephyr')).toBeLessThan(at('Aspen'));
    expect(mail!.textBody.match(/You follow this deal/g)).toHaveLength(1);
  });

  it('counts all and lists some of very many', async () => {
    const { group } = await setUp();
    for (let count = 0; count < 23; count += 1) {
      await addDeal([group.id], `Company ${String(count)}`, atHour(1));
    }
    await runAt(WEEK);
    const [mail] = await readMails();
    expect(mail!.subject).toBe('23 new deals in Northeast');
    expect(mail!.textBody).toContain('And 3 more on the deals list.');
  });

  it('says nothing about votes', async () => {
    const { edit, group, venture } = await setUp();
    const voter = await addMember(api.db, { groupIds: [group.id] });
    const ballot = { venture_id: venture.id, member_uuid: voter.member.id, choice: '25%' as const };
    await edit(1, { amount: 750_000 });
    await (await api.browserOf(voter.user.id)).call(postVote, { body: ballot });
    await runAt(WEEK);
    const mail = (await readMails()).find(({ recipient }) => recipient !== voter.user.email);
    expect(mail!.textBody + mail!.htmlBody).not.toMatch(/25%|prediction|votes?\b(?! ends)/i);
  });

  it('leaves out deals that are hidden, off the list or no longer nominated', async () => {
    const { group } = await setUp();
    const hidden = await addDeal([group.id], 'Hidden', atHour(1));
    await api.db
      .update(ventures)
      .set({ hiddenAt: atHour(2), hiddenReason: 'Wrong.' })
      .where(eq(ventures.id, hidden.venture.id));
    const withdrawn = await addDeal([group.id], 'Withdrawn', atHour(1));
    await api.db
      .update(nominations)
      .set({ withdrawnAt: atHour(2) })
      .where(eq(nominations.email, withdrawn.owner.email));
    await runAt(WEEK);
    expect(await readMails()).toEqual([]);
  });
});

describe('who', () => {
  it.each([
    ['tells what happened since the last mail', null, ['1 changed deal in Northeast']],
    ['leaves out what was seen', 2, []],
  ])(
    'goes on in a group that an account brought which was joined: %s',
    async (_, seenAt, subjects) => {
      const { reader, edit, visit } = await setUp();
      const kept = await addMember(api.db, { email: 'kept@angels.test' });
      const staff = await addMember(api.db, { isStaff: true });
      await edit(1, { amount: 750_000 });
      if (seenAt) await visit(seenAt);
      api.setNow(atHour(3));
      const params = { memberId: kept.member.id, otherId: reader.member.id };
      const joining = (await api.browserOf(staff.user.id)).call(joinPeople, { params });
      expect((await joining).status).toBe(204);
      await runAt(WEEK);
      expect(await readSubjects()).toEqual(subjects);
    },
  );

  it('gets news of their own groups only, each in a separate mail', async () => {
    const { reader, group } = await setUp();
    const lakes = await addGroup(api.db, 'Great Lakes');
    await addDeal([lakes.id], 'Lakeside', atHour(1));
    await runAt(WEEK);
    expect(await readMails()).toEqual([]);
    await addReader([group.id, lakes.id], { email: 'both@angels.test' });
    await addDeal([group.id], 'Coastal', atHour(WEEK + 1));
    await addDeal([lakes.id], 'Northshore', atHour(WEEK + 1));
    await runAt(2 * WEEK);
    const mails = await readMails();
    const of = (email: string) =>
      mails.filter(({ recipient }) => recipient === email).map(({ subject }) => subject);
    expect(of(reader.user.email)).toEqual(['1 new deal in Northeast']);
    expect(of('both@angels.test').sort()).toEqual([
      '1 new deal in Northeast',
      '2 new deals in Great Lakes',
    ]);
  });

  it('has a deal of two groups in one mail, whatever their frequency', async () => {
    const { group } = await setUp();
    const lakes = await addGroup(api.db, 'Great Lakes');
    const { member } = await addReader([group.id, lakes.id], { email: 'both@angels.test' });
    const shared = await addDeal([group.id, lakes.id], 'Shared');
    const readTold = async () =>
      (await readMails())
        .filter(({ recipient }) => recipient === 'both@angels.test')
        .map(({ subject }) => subject);
    await shared.edit(1, { amount: 750_000 });
    await runAt(WEEK);
    expect(await readTold()).toHaveLength(1);
    await api.db
      .update(memberGroups)
      .set({ digest: 'daily' })
      .where(and(eq(memberGroups.memberId, member.id), eq(memberGroups.groupId, lakes.id)));
    await shared.edit(WEEK + 1, { amount: 800_000 });
    await runAt(WEEK + DAY);
    await runAt(2 * WEEK);
    expect((await readTold()).slice(1)).toEqual(['1 changed deal in Great Lakes']);
  });

  it('misses no news of a deal that is also in a group joined later', async () => {
    const { group, reader, edit, venture } = await setUp();
    const lakes = await addGroup(api.db, 'Great Lakes');
    await edit(1, { amount: 750_000 });
    await api.db
      .insert(nominations)
      .values({ groupId: lakes.id, ventureId: venture.id, createdAt: LONG_AGO });
    const joinedAt = atHour(3 * DAY);
    await api.db
      .insert(memberGroups)
      .values({ memberId: reader.member.id, groupId: lakes.id, joinedAt, digestedAt: joinedAt });
    await runAt(WEEK);
    expect(await readSubjects()).toEqual([`1 changed deal in ${group.title}`]);
  });

  it.each(['off', 'daily'] as const)(
    'misses nothing of a deal that a group came to share after a visit there, whose mails are %s',
    async (digest) => {
      const { group, reader, edit, venture } = await setUp();
      const lakes = await addGroup(api.db, 'Great Lakes');
      await edit(DAY, { amount: 750_000 });
      const membership = { memberId: reader.member.id, groupId: lakes.id, joinedAt: LONG_AGO };
      const digestedAt = atHour(WEEK - DAY);
      await api.db.insert(memberGroups).values({ ...membership, digest, digestedAt });
      api.setNow(atHour(2 * DAY));
      const body = { groupId: lakes.id, isDismissed: false };
      const visit = (await api.browserOf(reader.user.id)).call(memberDeals.putDealVisit, { body });
      expect((await visit).status).toBe(204);
      const createdAt = atHour(WEEK - 1);
      await api.db
        .insert(nominations)
        .values({ groupId: lakes.id, ventureId: venture.id, createdAt });
      await runAt(WEEK);
      expect(await readSubjects()).toEqual([`1 changed deal in ${group.title}`]);
    },
  );

  it.each([
    ['wants none', ({ choose }: Awaited<ReturnType<typeof setUp>>) => choose('off')],
    ['has not accepted the rules', () => api.db.delete(policyAcceptances)],
    ['was deactivated', () => api.db.update(users).set({ deactivatedAt: atHour(2) })],
    [
      'was taken out of the group',
      ({ reader, group }: Awaited<ReturnType<typeof setUp>>) =>
        endMembership(api.context, {
          memberId: reader.member.id,
          groupId: group.id,
          endedBy: reader.user.id,
        }),
    ],
  ])('gets nothing who %s', async (_, act) => {
    const world = await setUp();
    await world.edit(1, { amount: 750_000 });
    await act(world);
    await runAt(WEEK);
    expect(await readMails()).toEqual([]);
  });

  it('hears of the last week at most when switching the mails on again', async () => {
    const { edit, choose } = await setUp();
    await choose('off');
    await edit(1, { amount: 750_000 });
    await edit(3 * WEEK - DAY, { valuation: 9_000_000 });
    await choose('weekly', 3 * WEEK - 1);
    await runAt(3 * WEEK);
    const [mail] = await readMails();
    expect(mail!.textBody).toContain('Valuation/cap');
    expect(mail!.textBody).not.toContain('Raise amount');
  });
});

describe('two instances', () => {
  it('write each mail once', async () => {
    const { edit, group } = await setUp();
    for (let count = 0; count < 4; count += 1) await addReader([group.id]);
    await edit(1, { amount: 750_000 });
    api.setNow(atHour(WEEK));
    await Promise.all([sendDigests(api.context), sendDigests(api.context)]);
    expect(await readMails()).toHaveLength(5);
  });
});

it('writes mail and note of it together, or neither', async () => {
  const { edit } = await setUp();
  await edit(1, { amount: 750_000 });
  await api.db.execute("alter table outbox add constraint broken check (subject = 'x') not valid");
  await expect(runAt(WEEK)).rejects.toThrow('outbox');
  await api.db.execute('alter table outbox drop constraint broken');
  await runAt(WEEK + 1);
  expect(await readMails()).toHaveLength(1);
});

describe('a digest that has waited', () => {
  async function waiting() {
    const set = await setUp();
    await set.edit(5, { amount: 900_000 });
    await runAt(WEEK);
    const [mail] = await readMails();
    if (!mail) throw new Error('There is no digest.');
    return { ...set, isWanted: () => isGroupMailWanted(api.context, mail) };
  }
  const accountOf = ({ user }: { user: { id: string } }) => eq(users.id, user.id);

  it('is sent to a member of the group', async () => {
    const { isWanted } = await waiting();
    expect(await isWanted()).toBe(true);
  });

  it.each<[string, (set: Awaited<ReturnType<typeof waiting>>) => Promise<unknown>]>([
    [
      'has left the group',
      ({ reader, group }) =>
        endMembership(api.context, {
          ...{ memberId: reader.member.id, groupId: group.id },
          endedBy: reader.user.id,
        }),
    ],
    [
      'is of an archived group',
      ({ group }) =>
        api.db.update(groups).set({ archivedAt: MONDAY }).where(eq(groups.id, group.id)),
    ],
    [
      'is deactivated',
      ({ reader }) => api.db.update(users).set({ deactivatedAt: MONDAY }).where(accountOf(reader)),
    ],
    ['has stopped its mails', ({ choose }) => choose('off', WEEK)],
    ['has not accepted the agreement', () => api.db.delete(policyAcceptances)],
  ])('is not sent to one who %s by then', async (_, change) => {
    const set = await waiting();
    await change(set);
    expect(await set.isWanted()).toBe(false);
  });

  it('says nothing about mails of other kinds', async () => {
    expect(await isGroupMailWanted(api.context, { unsubscribeUrl: null })).toBe(true);
  });
});

onPostgres.it.each([
  ['news', true],
  ['no news', false],
])('lets a member with %s switch groups meanwhile', async (_, hasNews) => {
  const { group, reader, edit } = await setUp();
  const lakes = await addGroup(api.db, 'Great Lakes');
  await api.db.insert(memberGroups).values({
    ...{ memberId: reader.member.id, groupId: lakes.id, isActive: false },
    ...{ joinedAt: LONG_AGO, digestedAt: MONDAY },
  });
  const other = await addDeal([lakes.id]);
  if (hasNews) {
    await edit(1, { amount: 750_000 });
    await other.edit(1, { amount: 750_000 });
  }
  const { answer } = await api.db.transaction(async (tx) => {
    await lockMember(tx, reader.member.id);
    const own = eq(memberGroups.memberId, reader.member.id);
    const switchIn = (groupId: string) =>
      tx
        .update(memberGroups)
        .set({ isActive: false })
        .where(and(own, eq(memberGroups.groupId, groupId)));
    await switchIn(group.id);
    const sending = await callMeanwhile(tx, () => runAt(WEEK));
    await switchIn(lakes.id);
    return sending;
  });
  await expect(answer).resolves.toBeUndefined();
  expect(await readMails()).toHaveLength(hasNews ? 2 : 0);
});
