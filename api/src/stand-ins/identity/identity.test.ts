import {
  startGoogleAuth,
  startLinkedinAuth,
} from '@syndication/contract/identity-providers/identity-providers.endpoints';

import { addMember } from '../../testing/fixtures';
import { useApiWithStandIn, visitProvider } from '../../testing/use-identity-stand-in';
import { startIdentity } from './identity';
import { listPeople } from './people';

const api = useApiWithStandIn();

/** Where the product sends a browser, with changes to what it asks for. */
async function askGoogle(changes: Record<string, string> = {}): Promise<URL> {
  const { data } = await api.browser().call(startGoogleAuth, { body: {} });
  const url = new URL(data.url);
  for (const [name, value] of Object.entries(changes)) {
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  return url;
}

async function openChooser(start: URL) {
  const first = await fetch(start, { redirect: 'manual' });
  const cookies = first.headers.getSetCookie().map((line) => line.split(';')[0]);
  const page = await fetch(new URL(first.headers.get('location') ?? '', start), {
    headers: { cookie: cookies.join('; ') },
  });
  return { page, html: await page.text() };
}

describe('in production', () => {
  const { NODE_ENV } = process.env;
  beforeEach(() => {
    process.env['NODE_ENV'] = 'production';
  });
  afterEach(() => {
    process.env['NODE_ENV'] = NODE_ENV;
  });

  it('does not start', async () => {
    const options = { host: '127.0.0.1', port: 0, publicOrigin: 'http://localhost:3000' };
    const identityProviders = { google: null, linkedin: null };
    const start = startIdentity({ ...options, identityProviders, findPeople: async () => [] });
    await expect(start.then((running) => running.close())).rejects.toThrow('production');
  });
});

it('says what it is, runs no script, and leaves a popup its opener', async () => {
  const { page, html } = await openChooser(await askGoogle());
  expect(html).toContain('<title>Google stand-in</title>');
  expect(page.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self' http://localhost:3000; frame-ancestors 'none'",
  );
  expect(page.headers.get('cross-origin-opener-policy')).toBeNull();
  const { data } = await api.browser().call(startLinkedinAuth, {});
  const network = await openChooser(new URL(data.url));
  expect(network.html).toContain('<title>Professional network stand-in</title>');
});

it('keeps its cookies to itself', async () => {
  const { user } = await addMember(api.db);
  const start = await askGoogle();
  const fetched = jest.spyOn(globalThis, 'fetch');
  await visitProvider(start.href, { email: user.email });
  const answers = await Promise.all(fetched.mock.results.map((result) => result.value));
  fetched.mockRestore();
  const lines = answers.flatMap((answer: Response) => answer.headers.getSetCookie());
  const kinds = lines.map((line) => /^stand-in-google-(\w+)=.*; path=\/google/.exec(line)?.[1]);
  expect(new Set(kinds)).toEqual(new Set(['interaction', 'resume', 'session']));
  expect(lines.every((line) => /; httponly/i.test(line))).toBe(true);
});

it('lets people choose again after an earlier choice', async () => {
  const cookies = new Map<string, string>();
  for (const email of ['first@angels.test', 'second@angels.test']) {
    await addMember(api.db, { email });
    const back = await visitProvider((await askGoogle()).href, { email }, cookies);
    expect(back.searchParams.has('code')).toBe(true);
  }
});

it('shows names as they are', async () => {
  await addMember(api.db, { email: '"<script>"@angels.test' });
  const { html } = await openChooser(await askGoogle());
  expect(html).toContain('&lt;script&gt;');
  expect(html).not.toContain('<script>');
});

it.each([
  ['another address to come back to', { redirect_uri: 'https://evil.test/' }],
  ['another client', { client_id: 'someone' }],
])('sends nobody away with %s', async (_, changes) => {
  const answer = await fetch(await askGoogle(changes), { redirect: 'manual' });
  expect(answer.status).toBe(400);
  expect(answer.headers.get('location')).toBeNull();
});

it('demands PKCE for a code', async () => {
  const start = await askGoogle({ code_challenge: '', code_challenge_method: '' });
  const answer = await fetch(start, { redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? '');
  expect(back.searchParams.get('error')).toBe('invalid_request');
});

it('says that a choice came too late', async () => {
  const { origin } = await askGoogle();
  const answer = await fetch(`${origin}/google/interaction/unknown`);
  expect([answer.status, await answer.text()]).toEqual([
    400,
    expect.stringContaining('This sign-in has ended or expired.'),
  ]);
});

it('lists the demo members first in their order, else some members', async () => {
  for (let i = 0; i < 12; i += 1) await addMember(api.db);
  const emails = async () => (await listPeople(api.db)).map(({ email }) => email);
  expect(await emails()).toHaveLength(12);
  await addMember(api.db, { email: 'staff@demo.test' });
  await addMember(api.db, { email: 'investor@demo.test' });
  expect(await emails()).toEqual([
    ...['investor@demo.test', 'staff@demo.test'],
    ...['outsider@demo.test', 'unverified@demo.test'],
  ]);
});
