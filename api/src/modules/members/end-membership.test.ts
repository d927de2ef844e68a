import { getInvestorLogin } from '@syndication/contract/accounts/accounts.endpoints';
import { getContent, getContents } from '@syndication/contract/contents/contents.endpoints';
import type { EndpointDefinition } from '@syndication/contract/http/endpoint';
import { updateMemberGroup } from '@syndication/contract/members/members.endpoints';
import { FIRST_AGREEMENT_VERSION } from '@syndication/contract/members/members.rules';
import { getNominations } from '@syndication/contract/nominations/nominations.endpoints';
import { getVenture, getVentures } from '@syndication/contract/ventures/ventures.endpoints';
import { postVote } from '@syndication/contract/votes/votes.endpoints';
import { and, eq } from 'drizzle-orm';

import {
  auditLog,
  bookmarks,
  conflictsOfInterest,
  contentCategories,
  contentCategoryGroups,
  contentCategoryItems,
  contents,
  dealFollows,
  dealNotes,
  memberGroups,
  members,
  roundOutcomes,
  rounds,
  users,
  votes,
} from '../../database/schema';
import {
  addEntrepreneur,
  addGroup,
  addMember,
  addVenture,
  nominate,
  only,
} from '../../testing/fixtures';
import type { TestBrowser } from '../../testing/test-browser';
import { useApi } from '../../testing/use-api';
import { endMembership } from './end-membership';

const api = useApi();

async function addContent(groupId: string, title: string) {
  const content = only(
    await api.db
      .insert(contents)
      .values({ title, description: 'For one group.', body: '<p></p>' })
      .returning(),
  );
  const category = only(await api.db.insert(contentCategories).values({ title }).returning());
  await api.db.insert(contentCategoryGroups).values({ categoryId: category.id, groupId });
  await api.db
    .insert(contentCategoryItems)
    .values({ contentId: content.id, categoryId: category.id });
  return content;
}

/** A group with a deal, of a name that says whose it is, and an item of content. */
async function addGroupWithDeal(title: string) {
  const group = await addGroup(api.db, title);
  const owner = await addEntrepreneur(api.db);
  await nominate(api.db, owner.email, group.id);
  const facts = { companyName: `${title} Robotics` };
  const { venture, round } = await addVenture(api.db, owner, facts, { number: 2 });
  const ended = only(
    await api.db
      .insert(rounds)
      .values({ ventureId: venture.id, number: 1, isClosed: true, isEditable: false })
      .returning(),
  );
  return {
    group,
    owner,
    venture,
    round,
    ended,
    content: await addContent(group.id, `${title} news`),
  };
}

async function setUp() {
  const northeast = await addGroupWithDeal('Northeast');
  const lakes = await addGroupWithDeal('Great Lakes');
  const staff = await addMember(api.db);
  const end = (memberId: string, groupId: string) =>
    endMembership(api.context, { memberId, groupId, endedBy: staff.user.id });
  return { northeast, lakes, staff, end };
}

const isMembership = (memberId: string, groupId: string) =>
  and(eq(memberGroups.memberId, memberId), eq(memberGroups.groupId, groupId));

const namesOfDeals = async (browser: TestBrowser) =>
  (await browser.call(getVentures, { query: {} })).data.map(({ companyName }) => companyName);

const sessionOf = async (browser: TestBrowser) =>
  (await browser.call(getInvestorLogin, {})).data.deMember;

describe('a membership that has ended', () => {
  it('gives nothing of the group in any call, from the next one on', async () => {
    const { northeast, lakes, end } = await setUp();
    const { user, member } = await addMember(api.db, {
      groupIds: [northeast.group.id, lakes.group.id],
    });
    await api.db
      .update(memberGroups)
      .set({ isAdmin: true })
      .where(isMembership(member.id, northeast.group.id));
    const browser = await api.browserOf(user.id);

    /** What calls name things of Northeast with. */
    const given = (choice: string): Record<string, unknown> => ({
      ...{ memberId: member.id, memberUuid: member.id, member_uuid: member.id, email: user.email },
      ...{ groupId: northeast.group.id, syndicationGroupId: northeast.group.id },
      ...{ ventureId: northeast.venture.id, venture_id: northeast.venture.id, choice },
      ...{ roundId: northeast.round.id, isPresenter: true, isPolicyRead: 1, offset: 0, limit: 10 },
      bookmarkableId: northeast.content.id,
      ...{
        text: 'A note.',
        savedAt: null,
        density: 'compact',
        isDismissed: false,
        rhythm: 'daily',
      },
      ...{ name: 'A view', search: '', isStart: false },
      reason: 'My sister runs it.',
      ...{ votedAt: new Date().toISOString(), earlierChoice: null },
      ...{ raised: 1, source: 'Closing documents', version: 0, isShown: true },
      data: [{ email: 'ceo@company.test', syndicationGroupIds: [lakes.group.id] }],
    });
    const namedIn = (shape: object, values: Record<string, unknown>) =>
      Object.fromEntries(
        Object.keys(shape).flatMap((key) => (key in values ? [[key, values[key]]] : [])),
      );
    const ask = async ({ method, base, path, query, body }: EndpointDefinition, choice: string) => {
      const values: Record<string, unknown> = {
        ...given(choice),
        ...(path.startsWith('/outcomes') && { roundId: northeast.ended.id }),
        ...(path === '/members' && { version: FIRST_AGREEMENT_VERSION }),
      };
      const id = path.startsWith('/contents') ? northeast.content.id : northeast.venture.id;
      const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        String(name === 'id' ? id : values[name]),
      );
      const answer = await browser.send({
        method,
        url: base + url,
        headers: { 'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '' },
        ...(query && { query: namedIn(query.shape, values) as Record<string, string> }),
        ...(body && { payload: values }),
      });
      return { call: `${method} ${path}`, status: answer.statusCode, text: answer.body };
    };
    const isInvestorCall = ({ access, method }: EndpointDefinition) =>
      ['investor', 'investor-with-policy', 'member-or-entrepreneur'].includes(access) ||
      (access === 'signed-in' && method === 'GET');
    const calls = api.app.endpoints.filter(isInvestorCall);
    const theirs = [
      northeast.venture.id,
      northeast.round.id,
      northeast.ended.id,
      northeast.content.id,
      'Northeast Robotics',
    ];
    const stored = () =>
      Promise.all(
        [
          ...[votes, conflictsOfInterest, bookmarks, dealFollows, dealNotes],
          ...[rounds, roundOutcomes, memberGroups],
        ].map((table) => api.db.select().from(table)),
      );

    await api.db.insert(conflictsOfInterest).values({
      memberId: member.id,
      ventureId: northeast.venture.id,
      declaredAt: new Date(),
    });
    await browser.call(getInvestorLogin, {});
    for (const endpoint of calls) {
      // Well-formed calls, or what they answer later would say nothing.
      const { call, status } = await ask(endpoint, '100%');
      expect([call, Math.floor(status / 100)]).toEqual([call, 2]);
    }
    await end(member.id, northeast.group.id);
    const before = await stored();
    const refused: string[] = [];
    for (const endpoint of calls) {
      const { call, status, text } = await ask(endpoint, '0%');
      expect([call, theirs.filter((part) => text.includes(part))]).toEqual([call, []]);
      if (status === 404) refused.push(call);
    }
    expect(refused).toEqual(
      expect.arrayContaining([
        'GET /ventures', // in the name of the group
        'GET /ventures/{id}',
        'POST /votes',
        'GET /votes',
        'DELETE /votes',
        'PUT /conflicts/{ventureId}/reason',
        'PUT /deal-follows/{ventureId}',
        'PUT /deal-notes/{ventureId}',
        'PUT /deal-visits',
        'GET /contents/{id}',
        'POST /member/{memberId}/bookmarks',
        'PUT /members/{memberId}/syndication-groups',
        'GET /predictions',
        'GET /ventures/{id}/predictions',
        'PUT /ventures/{id}/rounds/{roundId}/presenter',
      ]),
    );
    expect(await stored()).toEqual(before);
  });

  it('leaves the other groups, the first by title active', async () => {
    const { northeast, lakes, end } = await setUp();
    const rocky = await addGroupWithDeal('Rocky Mountain');
    const { user, member } = await addMember(api.db, {
      groupIds: [northeast.group.id, rocky.group.id, lakes.group.id],
      groupTitle: 'Maine Angels',
    });
    const browser = await api.browserOf(user.id);
    expect(await namesOfDeals(browser)).toEqual(['Northeast Robotics']);
    await end(member.id, northeast.group.id);
    expect(await namesOfDeals(browser)).toEqual(['Great Lakes Robotics']);
    expect(await sessionOf(browser)).toMatchObject({
      syndicationGroup: { title: 'Great Lakes' },
      syndicationGroups: [{ title: 'Great Lakes' }, { title: 'Rocky Mountain' }],
    });
    const { data } = await browser.call(getContents, { query: { offset: 0, limit: 10 } });
    expect(data.map(({ title }) => title).sort()).toEqual([
      'Great Lakes news',
      'Rocky Mountain news',
    ]);
    await end(member.id, rocky.group.id);
    expect(await namesOfDeals(browser)).toEqual(['Great Lakes Robotics']);
  });

  it('gains nothing elsewhere: the default group is for those who never had one', async () => {
    const { northeast, lakes, end } = await setUp();
    const { user, member } = await addMember(api.db, {
      groupIds: [lakes.group.id],
      groupTitle: 'Maine Angels',
    });
    const browser = await api.browserOf(user.id);
    await end(member.id, lakes.group.id);
    expect(await namesOfDeals(browser)).toEqual([]);
    const params = { id: northeast.venture.id };
    expect((await browser.call(getVenture, { params })).status).toBe(404);
    const body = { venture_id: params.id, member_uuid: member.id, choice: '50%' as const };
    expect((await browser.call(postVote, { body })).status).toBe(404);
    const content = await browser.call(getContent, { params: { id: lakes.content.id } });
    expect(content.status).toBe(404);
  });

  it('is not made up for by the default group while no group is active', async () => {
    const { northeast, lakes } = await setUp();
    const { user, member } = await addMember(api.db, {
      groupIds: [lakes.group.id],
      groupTitle: 'Maine Angels',
    });
    await api.db.update(memberGroups).set({ isActive: false });
    const browser = await api.browserOf(user.id);
    expect(await namesOfDeals(browser)).toEqual([]);
    const single = (id: string) => browser.call(getVenture, { params: { id } });
    expect((await single(lakes.venture.id)).status).toBe(200);
    expect((await single(northeast.venture.id)).status).toBe(404);
    const params = { memberId: member.id };
    const body = { syndicationGroupId: lakes.group.id };
    await browser.call(updateMemberGroup, { params, body });
    expect(await namesOfDeals(browser)).toEqual(['Great Lakes Robotics']);
  });

  it('is recorded once with who ended it, and unknown ones are refused', async () => {
    const { northeast, lakes, staff, end } = await setUp();
    const { member } = await addMember(api.db, { groupIds: [northeast.group.id] });
    const ended = { targetId: member.id, groupId: northeast.group.id };
    await Promise.all([end(member.id, northeast.group.id), end(member.id, northeast.group.id)]);
    await end(member.id, northeast.group.id);
    const trail = await api.db.select().from(auditLog);
    expect(trail).toMatchObject([{ action: 'membership-ended', userId: staff.user.id, ...ended }]);
    await expect(end(member.id, lakes.group.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await api.db.select().from(memberGroups)).toMatchObject([
      { isActive: false, isAdmin: false, endedAt: expect.any(Date) as Date },
    ]);
  });

  it('can begin again', async () => {
    const { northeast, end } = await setUp();
    const { user, member } = await addMember(api.db, { groupIds: [northeast.group.id] });
    await end(member.id, northeast.group.id);
    await api.db
      .update(memberGroups)
      .set({ endedAt: null, isActive: true })
      .where(isMembership(member.id, northeast.group.id));
    const browser = await api.browserOf(user.id);
    expect(await namesOfDeals(browser)).toEqual(['Northeast Robotics']);
    await end(member.id, northeast.group.id);
    expect(await namesOfDeals(browser)).toEqual([]);
  });
});

describe('a member who has nominated', () => {
  async function setUpNominated() {
    const setting = await setUp();
    const { group } = setting.northeast;
    const owner = await addEntrepreneur(api.db);
    const leaving = await addMember(api.db, { groupIds: [group.id] });
    const staying = await addMember(api.db, { groupIds: [group.id] });
    await nominate(api.db, owner.email, group.id, leaving.member.id, new Date('2026-01-01'));
    const { venture } = await addVenture(api.db, owner);
    const browser = await api.browserOf(staying.user.id);
    const readDeal = async () =>
      (await browser.call(getVenture, { params: { id: venture.id } })).data;
    return { ...setting, group, owner, leaving, staying, readDeal };
  }

  it('can leave the group: the deal keeps its place and its lead', async () => {
    const { end, group, leaving, readDeal } = await setUpNominated();
    await end(leaving.member.id, group.id);
    expect(await readDeal()).toMatchObject({
      dealLeadEmail: leaving.user.email,
      nominations: [{ syndicationGroup: { title: 'Northeast' } }],
    });
  });

  it.each([
    ['account deleted', (userId: string) => api.db.delete(users).where(eq(users.id, userId))],
    [
      'member deleted',
      (userId: string) => api.db.delete(members).where(eq(members.userId, userId)),
    ],
    [
      'deactivated',
      (userId: string) =>
        api.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, userId)),
    ],
  ])('can go (%s): the deal keeps its place, the next nominator leads', async (_, remove) => {
    const { lakes, owner, leaving, staying, readDeal } = await setUpNominated();
    await remove(leaving.user.id);
    expect(await readDeal()).toMatchObject({
      dealLeadName: null,
      dealLeadEmail: null,
      nominations: [{ syndicationGroup: { title: 'Northeast' } }],
    });
    await nominate(api.db, owner.email, lakes.group.id, staying.member.id);
    expect((await readDeal()).dealLeadEmail).toBe(staying.user.email);
    const ownerBrowser = await api.browserOf(owner.id);
    const { data } = await ownerBrowser.call(getNominations, {
      params: { emailAddress: owner.email },
    });
    expect(data).toMatchObject({ member: ['Ann Angel', staying.user.email] });
  });
});
