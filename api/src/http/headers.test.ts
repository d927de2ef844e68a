import { getInvestorLogin } from '@syndication/contract/accounts/accounts.endpoints';

import { buildApp } from '../app';
import { beginSession } from '../modules/accounts/sessions.repository';
import { addMember } from '../testing/fixtures';
import { TestBrowser } from '../testing/test-browser';
import { useApi } from '../testing/use-api';

const api = useApi();
const EVIL = 'https://evil.example';

/** The API behind https, where browsers see `https://deals.test`. */
async function behindHttps<T>(use: (browser: TestBrowser) => Promise<T>): Promise<T> {
  const { context } = api;
  const config = { ...context.config, PUBLIC_ORIGIN: 'https://deals.test' };
  const app = await buildApp({ ...context, config });
  try {
    return await use(new TestBrowser(app));
  } finally {
    await app.close();
  }
}

describe('every answer', () => {
  it.each([
    ['GET', '/api/v1/login', 200],
    ['GET', '/api/v1/ventures', 401],
    ['POST', '/api/v1/forms', 403],
    ['GET', '/api/v1/nothing', 404],
    ['GET', '/api/v1/%zz', 400],
    ['GET', '/api/health/ready', 200],
    ['GET', '/api/openapi.json', 200],
  ] as const)('of %s %s (%d) may not be stored, framed, sniffed or embedded', async (...asked) => {
    const [method, url, status] = asked;
    const { statusCode, headers } = await api.browser().send({ method, url });
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy':
        "default-src 'none';base-uri 'none';frame-ancestors 'none';object-src 'none'",
    });
  });

  it('asks for https over https only', async () => {
    const read = (browser: TestBrowser) => browser.send({ method: 'GET', url: '/api/v1/login' });
    expect((await read(api.browser())).headers).not.toHaveProperty('strict-transport-security');
    const { headers } = await behindHttps(read);
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });
});

describe('other origins', () => {
  it('are allowed to read nothing', async () => {
    for (const url of ['/api/v1/login', '/api/v1/ventures', '/api/openapi.json']) {
      const { headers } = await api
        .browser()
        .send({ method: 'GET', url, headers: { origin: EVIL } });
      expect(Object.keys(headers).join()).not.toContain('access-control');
    }
  });

  it.each(['/api/v1/login', '/api/v2/sign-in', '/api/v1/votes'])(
    'are refused when they ask whether they may call %s',
    async (url) => {
      const { statusCode, headers } = await api.browser().send({
        method: 'OPTIONS',
        url,
        headers: {
          origin: EVIL,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'x-xsrf-token',
        },
      });
      expect(statusCode).toBe(404);
      expect(Object.keys(headers).join()).not.toContain('access-control');
    },
  );
});

describe('cookies', () => {
  const cookiesOf = async (browser: TestBrowser) =>
    (await browser.send({ method: 'GET', url: '/api/v1/login' })).cookies;

  it('are for this host, over https only, and closed to scripts but for the XSRF token', async () => {
    const cookies = await behindHttps(cookiesOf);
    expect(cookies.map(({ name, httpOnly }) => [name, httpOnly ?? false]).sort()).toEqual([
      ['XSRF-TOKEN', false],
      ['__Host-pre-session', true],
    ]);
    for (const cookie of cookies) {
      expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: true });
      expect(cookie).not.toHaveProperty('domain');
    }
  });

  it('work on plain http of a machine of one’s own', async () => {
    const cookies = await cookiesOf(api.browser());
    expect(cookies.map(({ name }) => name).sort()).toEqual(['XSRF-TOKEN', 'pre-session']);
    for (const cookie of cookies) expect(cookie).not.toHaveProperty('secure');
  });

  it('planted by a neighbouring host are ignored over https', async () => {
    const { user } = await addMember(api.db);
    const session = { userId: user.id, now: new Date(), userAgent: '', way: 'password' } as const;
    const id = await beginSession(api.db, session);
    const seen = await behindHttps(async (browser) => {
      const read = async (cookie: string) => {
        browser.cookies.clear();
        browser.cookies.set(cookie, id);
        return (await browser.call(getInvestorLogin, {})).data.deMember?.email ?? null;
      };
      return [await read('session'), await read('__Host-session')];
    });
    expect(seen).toEqual([null, user.email]);
  });

  it('sent twice are read once: the first, which the browser ranks higher', async () => {
    const { user } = await addMember(api.db);
    const browser = await api.browserOf(user.id);
    const own = `session=${browser.cookies.get('session')}`;
    const ask = async (cookie: string) =>
      (await api.app.inject({ url: '/api/v1/login', headers: { cookie } })).json();
    expect((await ask(`${own}; session=made-up`)).data.deMember.email).toBe(user.email);
    expect((await ask(`session=made-up; ${own}`)).data.deMember).toBeNull();
  });
});
