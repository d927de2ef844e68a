import type { APIResponse } from '@playwright/test';

import { ApiSession } from '../fixtures/api-session';
import { PEOPLE } from '../fixtures/people';
import { dealsHeading, expect, test } from '../fixtures/test';

const NO_SUCH_ID = '00000000-0000-4000-8000-000000000000';
const vote = { venture_id: NO_SUCH_ID, member_uuid: NO_SUCH_ID, choice: '50%' };

async function expectRefusal(answer: APIResponse, status: number, code: string) {
  expect(answer.status()).toBe(status);
  const text = await answer.text();
  expect(JSON.parse(text)).toEqual({
    error: expect.objectContaining({ code, message: expect.stringMatching(/./) }),
  });
  expect(text).not.toMatch(/stack|node_modules|select |at \//i);
}

test.beforeEach(async ({ page, signIn }) => {
  await signIn(PEOPLE.reader);
  await expect(dealsHeading(page, 'Northeast')).toBeVisible();
});

test('a body that is not JSON', async ({ page }) => {
  const api = new ApiSession(page);
  const headers = { 'x-xsrf-token': await api.readXsrfToken() };
  await expectRefusal(
    await api.send('/api/v1/votes', '{"choice":', headers),
    400,
    'MALFORMED_REQUEST',
  );
});

test('a body over 1 MB', async ({ page }) => {
  const body = { ...vote, choice: 'x'.repeat(1_100_000) };
  await expectRefusal(
    await new ApiSession(page).post('/api/v1/votes', body),
    413,
    'PAYLOAD_TOO_LARGE',
  );
});

test('a write without the XSRF token', async ({ page }) => {
  const api = new ApiSession(page);
  await expectRefusal(
    await api.send('/api/v1/votes', JSON.stringify(vote), {}),
    403,
    'XSRF_REJECTED',
  );
});

test('a write with a foreign XSRF token', async ({ page }) => {
  const api = new ApiSession(page);
  await expectRefusal(
    await api.post('/api/v1/votes', vote, { 'x-xsrf-token': 'f'.repeat(64) }),
    403,
    'XSRF_REJECTED',
  );
});

test('a write from another origin', async ({ page }) => {
  const api = new ApiSession(page);
  await expectRefusal(
    await api.post('/api/v1/votes', vote, { origin: 'https://elsewhere.example' }),
    403,
    'XSRF_REJECTED',
  );
});

test('an unknown call, and a call without a session', async ({ page, playwright, platform }) => {
  await expectRefusal(await page.request.get('/api/v1/no-such-call'), 404, 'NOT_FOUND');
  const stranger = await playwright.request.newContext({ baseURL: platform.origin });
  await expectRefusal(await stranger.get('/api/v1/ventures'), 401, 'NOT_SIGNED_IN');
  await stranger.dispose();
});
