import { postReleaseReports } from '@syndication/contract/release/release-reports.endpoints';
import { dropConnection } from '@syndication/shared-ui/testing';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { http, HttpResponse } from 'msw';

import { sendReports } from './report-queue';

const server = startTestServer();
const report = {
  app: 'auth-app',
  version: '1.2.3-0123456789',
  shell: '0.1.0-abcdef0123',
  kind: 'error',
} as const;

/** Answers one call after the other with these statuses; keeps the tokens that came. */
function answerWith(...statuses: number[]) {
  const tokens: (string | null)[] = [];
  server.use(
    http.post('*/api/v1/release-reports', ({ request }) => {
      tokens.push(request.headers.get('x-xsrf-token'));
      document.cookie = `XSRF-TOKEN=token-${tokens.length}`;
      return new HttpResponse(null, { status: statuses[tokens.length - 1] ?? 204 });
    }),
  );
  return tokens;
}

beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=first%3D';
});

it('sends the token of the page', async () => {
  const tokens = answerWith(204);
  await sendReports([report]);
  expect(tokens).toEqual(['first=']);
});

it('tries again with the token that a refusal brought', async () => {
  const tokens = answerWith(403, 403, 403);
  await sendReports([report]);
  expect(tokens).toEqual(['first=', 'token-1']);
});

it.each([429, 500, 503])('takes %d for an answer', async (status) => {
  const tokens = answerWith(status);
  await sendReports([report]);
  expect(tokens).toHaveLength(1);
});

it('is silent when the network is away', async () => {
  server.use(dropConnection(postReleaseReports));
  await expect(sendReports([report])).resolves.toBeUndefined();
});
