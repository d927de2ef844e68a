import * as contract from '@syndication/contract/digests/digests.endpoints';
import { ONE_CLICK_PATH } from '@syndication/contract/digests/digests.rules';
import { eq } from 'drizzle-orm';

import { groups, memberGroups } from '../../database/schema';
import { signMailLink } from '../../mail/mail-links';
import { addEntrepreneur, addGroup, addMember } from '../../testing/fixtures';
import { useApi } from '../../testing/use-api';

const api = useApi();
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const ONE_CLICK = 'List-Unsubscribe=One-Click';

async function setUp() {
  const northeast = await addGroup(api.db, 'Northeast');
  const lakes = await addGroup(api.db, 'Great Lakes');
  const { user, member } = await addMember(api.db, { groupIds: [northeast.id, lakes.id] });
  const claims = [member.id, northeast.id];
  const token = signMailLink(api.context.secrets, 'unsubscribe', { claims, expiresAt: null });
  const readRhythms = async () =>
    (await api.db.select().from(memberGroups)).map(({ digest }) => digest).sort();
  return { northeast, lakes, user, member, token, readRhythms };
}

describe('choices', () => {
  it('are one for each of their own groups, weekly at first', async () => {
    const { northeast, lakes, user, member } = await setUp();
    const other = await addMember(api.db, { groupIds: [northeast.id] });
    const browser = await api.browserOf(user.id);
    const params = { groupId: northeast.id };
    const put = await browser.call(contract.putDigestChoice, { params, body: { rhythm: 'daily' } });
    expect(put.status).toBe(204);
    expect((await browser.call(contract.getDigestChoices, {})).data).toEqual([
      { groupId: lakes.id, groupTitle: 'Great Lakes', rhythm: 'weekly' },
      { groupId: northeast.id, groupTitle: 'Northeast', rhythm: 'daily' },
    ]);
    const beside = await api.browserOf(other.user.id);
    expect((await beside.call(contract.getDigestChoices, {})).data).toMatchObject([
      { groupTitle: 'Northeast', rhythm: 'weekly' },
    ]);
    await api.db
      .update(memberGroups)
      .set({ endedAt: new Date(), isActive: false })
      .where(eq(memberGroups.memberId, member.id));
    expect((await browser.call(contract.getDigestChoices, {})).data).toEqual([]);
    const late = await browser.call(contract.putDigestChoice, { params, body: { rhythm: 'off' } });
    expect(late.status).toBe(404);
  });

  it('are of investors, and of their own groups', async () => {
    const { user } = await setUp();
    const rocky = await addGroup(api.db, 'Rocky Mountain');
    const founder = await api.browserOf((await addEntrepreneur(api.db)).id);
    expect((await founder.call(contract.getDigestChoices, {})).status).toBe(403);
    expect((await api.browser().call(contract.getDigestChoices, {})).status).toBe(401);
    const browser = await api.browserOf(user.id);
    const call = { params: { groupId: rocky.id }, body: { rhythm: 'daily' as const } };
    expect((await browser.call(contract.putDigestChoice, call)).status).toBe(404);
  });
});

describe('the link of a digest', () => {
  it('says what it stops, and stops it without a session, repeatedly', async () => {
    const { token, readRhythms } = await setUp();
    const browser = api.browser();
    const params = { token };
    const read = async () => (await browser.call(contract.getLinkedDigest, { params })).data;
    expect(await read()).toEqual({ groupTitle: 'Northeast', rhythm: 'weekly' });
    expect(await readRhythms()).toEqual(['weekly', 'weekly']);
    for (let time = 1; time <= 2; time += 1) {
      expect((await browser.call(contract.stopLinkedDigest, { params })).status).toBe(204);
    }
    expect(await read()).toEqual({ groupTitle: 'Northeast', rhythm: 'off' });
    expect(await readRhythms()).toEqual(['off', 'weekly']);
  });

  it('works from a mail of years ago', async () => {
    const { token, readRhythms } = await setUp();
    api.setNow(new Date(Date.now() + 5 * 365 * 86_400_000));
    await api.browser().call(contract.stopLinkedDigest, { params: { token } });
    expect(await readRhythms()).toEqual(['off', 'weekly']);
  });

  it('tells nothing about a group that the reader has left', async () => {
    const { token, member } = await setUp();
    await api.db
      .update(memberGroups)
      .set({ isActive: false, isAdmin: false, endedAt: new Date() })
      .where(eq(memberGroups.memberId, member.id));
    const browser = api.browser();
    const params = { token };
    expect((await browser.call(contract.getLinkedDigest, { params })).status).toBe(404);
    expect((await browser.call(contract.stopLinkedDigest, { params })).status).toBe(204);
  });

  it('stops the mails of a group that is archived and may be restored', async () => {
    const { token, northeast } = await setUp();
    await api.db.update(groups).set({ archivedAt: new Date() }).where(eq(groups.id, northeast.id));
    const browser = api.browser();
    const params = { token };
    const read = async () => (await browser.call(contract.getLinkedDigest, { params })).data;
    expect(await read()).toEqual({ groupTitle: 'Northeast', rhythm: 'weekly' });
    expect((await browser.call(contract.stopLinkedDigest, { params })).status).toBe(204);
    expect(await read()).toEqual({ groupTitle: 'Northeast', rhythm: 'off' });
  });

  it('is refused when it was forged, cut or made for something else', async () => {
    const { token, member, lakes, readRhythms } = await setUp();
    const [payload = '', signature = ''] = token.split('.');
    const claims = [member.id, lakes.id];
    const link = { claims, expiresAt: null };
    const [otherPayload] = signMailLink(api.context.secrets, 'unsubscribe', link).split('.');
    const forged = [
      'x',
      payload,
      `${payload}.`,
      `${otherPayload}.${signature}`,
      `${token}A`,
      signMailLink(api.context.secrets, 'nomination', link),
      signMailLink({ mailLinkKey: Buffer.alloc(32, 'a') }, 'unsubscribe', link),
    ];
    for (const wrong of forged) {
      const params = { token: wrong };
      const browser = api.browser();
      expect((await browser.call(contract.getLinkedDigest, { params })).status).toBe(404);
      expect((await browser.call(contract.stopLinkedDigest, { params })).status).toBe(404);
      const url = `${ONE_CLICK_PATH}/${wrong}`;
      const post = await browser.send({ method: 'POST', url, headers: FORM, payload: ONE_CLICK });
      expect(post.statusCode).toBe(404);
    }
    expect(await readRhythms()).toEqual(['weekly', 'weekly']);
  });
});

describe('one click in a mail program', () => {
  const multipart = `--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n`;

  it.each([
    ['a form', FORM, ONE_CLICK],
    ['a form in parts', { 'content-type': 'multipart/form-data; boundary=b' }, multipart],
  ])('unsubscribes by %s, with neither session nor cookie', async (_, headers, payload) => {
    const { token, readRhythms } = await setUp();
    const url = `${ONE_CLICK_PATH}/${token}`;
    const answer = await api.app.inject({ method: 'POST', url, headers, payload });
    expect([answer.statusCode, answer.cookies]).toEqual([204, []]);
    expect(await readRhythms()).toEqual(['off', 'weekly']);
  });

  it('changes nothing by being opened: that leads to a page with a button', async () => {
    const { token, readRhythms } = await setUp();
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await api.app.inject({ method, url: `${ONE_CLICK_PATH}/${token}` });
      expect([answer.statusCode, answer.headers.location]).toEqual([
        302,
        `http://localhost:3000/unsubscribe-digest?link=${token}`,
      ]);
    }
    expect(await readRhythms()).toEqual(['weekly', 'weekly']);
  });

  it.each([
    ['nothing', FORM, '', 400],
    ['another form', FORM, 'a=b', 400],
    ['JSON', { 'content-type': 'application/json' }, '{"List-Unsubscribe":"One-Click"}', 400],
  ])('does nothing by %s', async (_, headers, payload, status) => {
    const { token, readRhythms } = await setUp();
    const url = `${ONE_CLICK_PATH}/${token}`;
    const answer = await api.app.inject({ method: 'POST', url, headers, payload });
    expect(answer.statusCode).toBe(status);
    expect(await readRhythms()).toEqual(['weekly', 'weekly']);
  });
});
