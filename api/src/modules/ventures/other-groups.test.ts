import { postBookmark } from '@syndication/contract/contents/contents.endpoints';
import { putPresenter } from '@syndication/contract/predictions/predictions.endpoints';
import { postVote } from '@syndication/contract/votes/votes.endpoints';
import { eq } from 'drizzle-orm';

import {
  auditLog,
  bookmarks,
  contentCategories,
  contentCategoryGroups,
  contentCategoryItems,
  contents,
  memberGroups,
  rounds,
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
import { useApi } from '../../testing/use-api';

const api = useApi();
const NOBODYS = '00000000-0000-4000-8000-000000000009';
const VERBS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

async function addContent(groupId: string) {
  const content = only(
    await api.db
      .insert(contents)
      .values({ title: 'News', description: 'Within the group.', body: '<p>News</p>' })
      .returning(),
  );
  const category = only(
    await api.db.insert(contentCategories).values({ title: 'News' }).returning(),
  );
  await api.db.insert(contentCategoryGroups).values({ categoryId: category.id, groupId });
  await api.db
    .insert(contentCategoryItems)
    .values({ contentId: content.id, categoryId: category.id });
  return content;
}

/** What is Northeast's, and an admin of Great Lakes who asks for it. */
async function setUp() {
  const theirs = await addGroup(api.db, 'Northeast');
  const own = await addGroup(api.db, 'Great Lakes');
  const owner = await addEntrepreneur(api.db);
  await nominate(api.db, owner.email, theirs.id);
  const { venture, round } = await addVenture(api.db, owner);
  const content = await addContent(theirs.id);
  const { member: other } = await addMember(api.db, { groupIds: [theirs.id] });
  const { user, member } = await addMember(api.db, { groupIds: [own.id] });
  await api.db
    .update(memberGroups)
    .set({ isAdmin: true })
    .where(eq(memberGroups.memberId, member.id));
  const browser = await api.browserOf(user.id);
  await browser.send({ method: 'GET', url: '/api/v1/login' });
  return { theirs, own, owner, venture, round, content, other, member, browser };
}
type Setting = Awaited<ReturnType<typeof setUp>>;

/** Every address that names something of a group, with the id that one asks for. */
const ADDRESSES: Record<string, (id: string, setting: Setting) => string> = {
  deal: (id) => `/ventures/${id}`,
  'own vote': (id, { member }) => `/votes?ventureId=${id}&memberUuid=${member.id}`,
  content: (id) => `/contents/${id}`,
  'deals of the group': (id) => `/ventures?groupId=${id}`,
  "group's predictions": (id) => `/predictions?groupId=${id}`,
  "deal's predictions in the own group": (id, { own }) =>
    `/ventures/${id}/predictions?groupId=${own.id}`,
  "deal's predictions in the other group": (id, { theirs }) =>
    `/ventures/${id}/predictions?groupId=${theirs.id}`,
  presenter: (id, { round }) => `/ventures/${id}/rounds/${round.id}/presenter`,
  bookmarks: (id) => `/member/${id}/bookmarks`,
};
const ID_OF: Record<string, (setting: Setting) => string> = {
  content: ({ content }) => content.id,
  'deals of the group': ({ theirs }) => theirs.id,
  "group's predictions": ({ theirs }) => theirs.id,
  bookmarks: ({ other }) => other.id,
};

/** A body that every write of a member takes. */
const bodyFor = ({ own, member, round, content }: Setting, id: string) => ({
  ...{ venture_id: id, venture_round_id: round.id, member_uuid: member.id, choice: '100%' },
  ...{ groupId: own.id, isPresenter: true, bookmarkableId: content.id },
});

async function ask(setting: Setting, method: (typeof VERBS)[number], url: string, id: string) {
  const isRead = method === 'GET' || method === 'HEAD';
  const answer = await setting.browser.send({
    method,
    url: `/api/v1${url}`,
    headers: { 'x-xsrf-token': setting.browser.cookies.get('XSRF-TOKEN') ?? '' },
    ...(!isRead && { payload: bodyFor(setting, id) }),
  });
  return [answer.statusCode, answer.body];
}

describe("another group's", () => {
  it.each(Object.keys(ADDRESSES))('%s answers every verb as one that never was', async (name) => {
    const setting = await setUp();
    const address = ADDRESSES[name];
    const id = (ID_OF[name] ?? (({ venture }: Setting) => venture.id))(setting);
    if (!address) throw new Error(name);
    const statuses: Record<string, unknown> = {};
    for (const verb of VERBS) {
      const found = await ask(setting, verb, address(id, setting), id);
      const unknown = await ask(setting, verb, address(NOBODYS, setting), NOBODYS);
      expect([verb, ...found]).toEqual([verb, ...unknown]);
      statuses[verb] = found[0];
    }
    // Only owners write ventures: a member is refused by role, whatever the id.
    const byRole = {
      ...(name === 'deal' && { PUT: 403 }),
      ...(name === 'deals of the group' && { POST: 403 }),
    };
    expect(statuses).toEqual({
      ...Object.fromEntries(VERBS.map((verb) => [verb, 404])),
      ...byRole,
    });
  });

  it('deal takes no write, and records no view', async () => {
    const setting = await setUp();
    const { browser, venture, round, content, member, theirs, own } = setting;
    const answers = [
      await browser.call(postVote, {
        body: { venture_id: venture.id, member_uuid: member.id, choice: '100%' },
      }),
      await browser.call(postVote, {
        body: {
          venture_id: venture.id,
          venture_round_id: round.id,
          member_uuid: member.id,
          choice: '0%',
        },
      }),
      ...(await Promise.all(
        [theirs.id, own.id].map((groupId) =>
          browser.call(putPresenter, {
            params: { id: venture.id, roundId: round.id },
            body: { groupId, isPresenter: true },
          }),
        ),
      )),
      await browser.call(postBookmark, {
        params: { memberId: member.id },
        body: { bookmarkableId: content.id },
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await api.db.select().from(votes)).toEqual([]);
    expect(await api.db.select().from(bookmarks)).toEqual([]);
    expect(await api.db.select().from(rounds)).toMatchObject([{ isPresenter: false }]);
    const trail = await api.db.select().from(auditLog);
    expect(trail.map(({ action }) => action)).not.toContain('predictions-viewed');
  });
});
