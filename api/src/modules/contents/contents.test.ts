import {
  deleteBookmark,
  getBookmarks,
  getContent,
  getContents,
  postBookmark,
  putContentRead,
} from '@syndication/contract/contents/contents.endpoints';
import { DEFAULT_SETTINGS } from '@syndication/contract/settings/settings.rules';
import { eq } from 'drizzle-orm';

import {
  bookmarks,
  contentCategories,
  contentCategoryGroups,
  contentCategoryItems,
  contents,
  memberGroups,
} from '../../database/schema';
import { addEntrepreneur, addGroup, addMember, only } from '../../testing/fixtures';
import { useApi } from '../../testing/use-api';

const api = useApi();
const WINDOW = { query: { offset: 0, limit: 2000 } };

async function addCategory(title: string, groupIds: string[], isSpecialUpdates = false) {
  const { db } = api;
  const category = only(
    await db.insert(contentCategories).values({ title, isSpecialUpdates }).returning(),
  );
  for (const groupId of groupIds) {
    await db.insert(contentCategoryGroups).values({ categoryId: category.id, groupId });
  }
  return category.id;
}

async function addContent(title: string, categoryIds: string[], body = '<p>text</p>', day = 1) {
  const row = { title, description: 'about', body, createdAt: new Date(Date.UTC(2026, 0, day)) };
  const content = only(await api.db.insert(contents).values(row).returning());
  for (const categoryId of categoryIds) {
    await api.db.insert(contentCategoryItems).values({ contentId: content.id, categoryId });
  }
  return content.id;
}

/** A member of group A, with items of A, of B, of the special updates group and of none. */
async function setUp() {
  const [a, b] = [await addGroup(api.db, 'A'), await addGroup(api.db, 'B')];
  const { user, member } = await addMember(api.db, { groupIds: [a.id] });
  const ofA = await addCategory('News of A', [a.id]);
  const ofB = await addCategory('News of B', [b.id]);
  const special = await addCategory('Updates', [], true);
  const ids = {
    own: await addContent('own', [ofA, ofB], '<p>hi<script>alert(1)</script></p>', 1),
    foreign: await addContent('foreign', [ofB], '<p>no</p>', 2),
    special: await addContent('special', [special], '<p>all</p>', 3),
    loose: await addContent('loose', []),
  };
  const browser = await api.browserOf(user.id);
  return { browser, memberId: member.id, ids, groupIds: { a: a.id, b: b.id } };
}

it("lists what the member's groups and the special updates group have, newest first, without bodies", async () => {
  const { browser } = await setUp();
  const { status, data, text } = await browser.call(getContents, WINDOW);
  expect(status).toBe(200);
  expect(data.map(({ title }) => title)).toEqual(['special', 'own']);
  expect(data[0]?.createdAt).toBe('2026-01-03T00:00:00.000Z');
  expect(data[0]?.categories[0]?.groups).toEqual([
    { groupId: DEFAULT_SETTINGS.specialUpdatesGroupId },
  ]);
  expect(data[1]?.categories.map(({ title }) => title)).toEqual(['News of A']);
  expect(text).not.toContain('contentBody');
});

it('names no groups that the reader is not in', async () => {
  const { browser, groupIds, ids } = await setUp();
  const shared = await addCategory('Shared', [groupIds.a, groupIds.b], true);
  await addContent('shared', [shared], '<p>both</p>', 5);
  const { data, text } = await browser.call(getContents, WINDOW);
  expect(data[0]?.categories).toEqual([
    {
      id: shared,
      title: 'Shared',
      groups: [{ groupId: DEFAULT_SETTINGS.specialUpdatesGroupId }, { groupId: groupIds.a }],
    },
  ]);
  const { text: own } = await browser.call(getContent, { params: { id: ids.own } });
  expect(text + own).not.toContain(groupIds.b);
});

it('shows nothing of a group that the member was taken out of', async () => {
  const { browser, memberId, ids } = await setUp();
  await api.db
    .update(memberGroups)
    .set({ isActive: false, endedAt: new Date() })
    .where(eq(memberGroups.memberId, memberId));
  const { data } = await browser.call(getContents, WINDOW);
  expect(data.map(({ title }) => title)).toEqual(['special']);
  expect((await browser.call(getContent, { params: { id: ids.own } })).status).toBe(404);
});

it('notes when an item was read and kept by the clock of the service', async () => {
  const { browser, memberId, ids } = await setUp();
  const moment = new Date(Date.now() + 60_000);
  api.setNow(moment);
  await browser.call(putContentRead, { params: { id: ids.own } });
  const kept = { params: { memberId }, body: { bookmarkableId: ids.own } };
  await browser.call(postBookmark, kept);
  expect(await api.db.select().from(bookmarks)).toMatchObject([{ readAt: moment, keptAt: moment }]);
});

it('cuts the list by offset and limit', async () => {
  const { browser } = await setUp();
  const { data } = await browser.call(getContents, { query: { offset: 1, limit: 1 } });
  expect(data.map(({ title }) => title)).toEqual(['own']);
  const tooMany = await browser.call(getContents, { query: { offset: 0, limit: 2001 } });
  expect(tooMany.status).toBe(400);
});

it('answers one item with its cleaned body', async () => {
  const { browser, ids } = await setUp();
  const { status, data } = await browser.call(getContent, { params: { id: ids.own } });
  expect(status).toBe(200);
  expect(data.contentBody).toBe('<p>hi</p>');
});

it('keeps texts of every script, and cuts no word', async () => {
  const { browser } = await setUp();
  const special = await addCategory('More updates', [], true);
  const title = `🦄 אסיפה ${'w'.repeat(50)} <script>alert(1)</script>`;
  const id = await addContent(title, [special], '<p>😀 مرحبا</p>', 4);
  const { data } = await browser.call(getContent, { params: { id } });
  expect(data).toMatchObject({ title, contentBody: '<p>😀 مرحبا</p>' });
});

it('answers 404 for an invalid id', async () => {
  const { browser } = await setUp();
  const answer = await browser.call(getContent, { params: { id: 'x' } });
  expect(answer.status).toBe(404);
});

it.each(['foreign', 'loose'] as const)('answers 404 for a %s item', async (name) => {
  const { browser, ids, memberId } = await setUp();
  const answer = await browser.call(getContent, { params: { id: ids[name] } });
  expect(answer.status).toBe(404);
  const bookmark = await browser.call(postBookmark, {
    params: { memberId },
    body: { bookmarkableId: ids[name] },
  });
  expect(bookmark.status).toBe(404);
  const taken = { params: { memberId, bookmarkableId: ids[name] } };
  expect((await browser.call(deleteBookmark, taken)).status).toBe(404);
  const read = await browser.call(putContentRead, { params: { id: ids[name] } });
  expect(read.status).toBe(404);
  expect(await api.db.select().from(bookmarks)).toEqual([]);
});

it('shows only special updates to a member without groups', async () => {
  await setUp();
  const { user } = await addMember(api.db, { groupTitle: 'Club' });
  const { data } = await (await api.browserOf(user.id)).call(getContents, WINDOW);
  expect(data.map(({ title }) => title)).toEqual(['special']);
});

it('keeps a bookmark once', async () => {
  const { browser, ids, memberId } = await setUp();
  const bookmark = { params: { memberId }, body: { bookmarkableId: ids.special } };
  for (const _ of [1, 2]) expect((await browser.call(postBookmark, bookmark)).status).toBe(200);
  const { data } = await browser.call(getBookmarks, { params: { memberId } });
  expect(data).toEqual([{ bookmarkableId: ids.special }]);
});

it('tells what was read from what is kept', async () => {
  const { browser, ids, memberId } = await setUp();
  const readState = async () => {
    const { data } = await browser.call(getContents, WINDOW);
    const { data: item } = await browser.call(getContent, { params: { id: ids.own } });
    const inList = Object.fromEntries(data.map(({ title, isRead }) => [title, isRead]));
    expect(inList['own']).toBe(item.isRead);
    return inList;
  };
  const keptIds = async () => (await browser.call(getBookmarks, { params: { memberId } })).data;
  const keep = { params: { memberId }, body: { bookmarkableId: ids.own } };
  const takeBack = { params: { memberId, bookmarkableId: ids.own } };
  expect(await readState()).toEqual({ own: false, special: false });

  await browser.call(postBookmark, keep);
  expect(await readState()).toEqual({ own: false, special: false });
  expect(await keptIds()).toEqual([{ bookmarkableId: ids.own }]);
  for (const _ of [1, 2]) expect((await browser.call(deleteBookmark, takeBack)).status).toBe(204);
  expect(await keptIds()).toEqual([]);
  expect(await api.db.select().from(bookmarks)).toEqual([]);

  for (const _ of [1, 2]) {
    const read = await browser.call(putContentRead, { params: { id: ids.own } });
    expect(read.status).toBe(204);
  }
  expect(await readState()).toEqual({ own: true, special: false });
  expect(await keptIds()).toEqual([]);
  await browser.call(postBookmark, keep);
  const [first] = await api.db.select().from(bookmarks);
  await browser.call(putContentRead, { params: { id: ids.own } });
  await browser.call(postBookmark, keep);
  expect(await api.db.select().from(bookmarks)).toEqual([first]);
  await browser.call(deleteBookmark, takeBack);
  expect(await keptIds()).toEqual([]);
  expect(await readState()).toEqual({ own: true, special: false });
});

it('loses neither fact when both change at once', async () => {
  const { browser, ids, memberId } = await setUp();
  await browser.call(postBookmark, { params: { memberId }, body: { bookmarkableId: ids.own } });
  const answers = await Promise.all([
    browser.call(deleteBookmark, { params: { memberId, bookmarkableId: ids.own } }),
    browser.call(putContentRead, { params: { id: ids.own } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  const { data } = await browser.call(getContent, { params: { id: ids.own } });
  expect(data.isRead).toBe(true);
  expect((await browser.call(getBookmarks, { params: { memberId } })).data).toEqual([]);
});

it('knows what each member read apart', async () => {
  const { browser, ids } = await setUp();
  await browser.call(putContentRead, { params: { id: ids.special } });
  const { user } = await addMember(api.db);
  const other = await api.browserOf(user.id);
  const { data } = await other.call(getContent, { params: { id: ids.special } });
  expect(data.isRead).toBe(false);
});

it('keeps no bookmark in sight of what may not be seen any more', async () => {
  const { browser, ids, memberId } = await setUp();
  await browser.call(postBookmark, { params: { memberId }, body: { bookmarkableId: ids.own } });
  await api.db.delete(memberGroups).where(eq(memberGroups.memberId, memberId));
  expect((await browser.call(getBookmarks, { params: { memberId } })).data).toEqual([]);
});

it("answers 404 for another member's bookmarks", async () => {
  const { browser, ids } = await setUp();
  const { member: other } = await addMember(api.db);
  const params = { memberId: other.id };
  expect((await browser.call(getBookmarks, { params })).status).toBe(404);
  const body = { bookmarkableId: ids.special };
  expect((await browser.call(postBookmark, { params, body })).status).toBe(404);
  const taken = { params: { ...params, ...body } };
  expect((await browser.call(deleteBookmark, taken)).status).toBe(404);
});

it('is closed to entrepreneurs, to members before the policy and to nobody', async () => {
  const entrepreneur = await api.browserOf((await addEntrepreneur(api.db)).id);
  expect((await entrepreneur.call(getContents, WINDOW)).status).toBe(403);
  const { user } = await addMember(api.db, { isPolicyRead: false });
  const unread = await (await api.browserOf(user.id)).call(getContents, WINDOW);
  expect(unread.error?.code).toBe('POLICY_NOT_ACCEPTED');
  expect((await api.browser().call(getContents, WINDOW)).status).toBe(401);
});
