import * as endpoints from '@syndication/contract/profile-drafts/profile-drafts.endpoints';
import { DRAFT_MAX_LENGTH } from '@syndication/contract/profile-drafts/profile-drafts.rules';

import { addEntrepreneur, addGroup, addMember } from '../../testing/fixtures';
import { useApi } from '../../testing/use-api';

const api = useApi();

const openBrowser = async () => api.browserOf((await addEntrepreneur(api.db)).id);
type Browser = Awaited<ReturnType<typeof openBrowser>>;

const keep = (browser: Browser, values: Record<string, unknown>, basedOnVersion: number | null) =>
  browser.call(endpoints.putProfileDraft, { body: { values, basedOnVersion } as never });
const read = async (browser: Browser) => (await browser.call(endpoints.getProfileDraft, {})).data;

it('keeps what was typed last until it is discarded', async () => {
  const browser = await openBrowser();
  expect(await read(browser)).toBeNull();
  await keep(browser, { companyName: 'A' }, null);
  await keep(browser, { companyName: 'Acme 🚀 \u202eabc' }, 3);
  expect(await read(browser)).toMatchObject({
    values: { companyName: 'Acme 🚀 \u202eabc' },
    basedOnVersion: 3,
  });
  await browser.call(endpoints.deleteProfileDraft, {});
  expect(await read(browser)).toBeNull();
});

it('keeps a draft for its owner alone', async () => {
  const owner = await openBrowser();
  const other = await openBrowser();
  await keep(owner, { companyName: 'Mine' }, null);
  expect(await read(other)).toBeNull();
  await other.call(endpoints.deleteProfileDraft, {});
  expect(await read(owner)).toMatchObject({ values: { companyName: 'Mine' } });
});

it('is not for investors', async () => {
  const group = await addGroup(api.db, 'Northeast');
  const { user } = await addMember(api.db, { groupIds: [group.id] });
  const answer = await (await api.browserOf(user.id)).call(endpoints.getProfileDraft, {});
  expect(answer.status).toBe(403);
});

it('refuses a draft past its limit, and text that cannot be stored, and keeps the one before', async () => {
  const browser = await openBrowser();
  await keep(browser, { companyName: 'Kept' }, null);
  expect((await keep(browser, { a: 'x'.repeat(DRAFT_MAX_LENGTH) }, null)).status).toBe(400);
  expect((await keep(browser, { a: 'a\u0000b' }, null)).status).toBe(400);
  // The database writes a number out: this one has 301 digits.
  expect((await keep(browser, { a: Array(500).fill(1e300) }, null)).status).toBe(400);
  expect((await keep(browser, { a: '\ud83d' }, null)).status).toBe(400);
  expect(await read(browser)).toMatchObject({ values: { companyName: 'Kept' } });
});
