import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

import { getAnonymousUser, signIn } from '../accounts/accounts.calls';
import { putContentRead } from '../contents/contents.calls';
import { getSyndicationGroups } from '../members/members.calls';
import { postShowcaseNomination } from '../nominations/nominations.calls';
import { getVenture } from '../ventures/ventures.calls';
import { ApiError, describeError } from './api-error';
import { FOR_USER_HEADER } from './endpoint';
import { buildPath, createApiClient, isCancel } from './client';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  jest.restoreAllMocks();
});
afterAll(() => server.close());

const NOW = Date.UTC(2031, 1, 3);
const user = { id: 'u', email: 'a@b.test', firstName: 'A', lastName: 'B', name: 'A B' };
const credentials = { email: 'a@b.test', password: 'Passw0rd' };

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('The call did not fail with an ApiError.');
  return error;
}

describe('createApiClient', () => {
  it('unwraps the data of an answer', async () => {
    server.use(http.get('*/api/v2/user/anon', () => HttpResponse.json({ data: user })));
    await expect(createApiClient().call(getAnonymousUser, {})).resolves.toEqual(user);
  });

  it('keeps fields beside the data, if the endpoint says so', async () => {
    const answer = { data: [], ventures: [] };
    server.use(http.get('*/api/v1/syndication-groups', () => HttpResponse.json(answer)));
    await expect(createApiClient().call(getSyndicationGroups, { query: {} })).resolves.toEqual(
      answer,
    );
  });

  it('turns a failed answer into data, status and status text', async () => {
    const body = { error: { code: 'NOT_FOUND', message: 'There is no such venture.' } };
    server.use(
      http.get('*/api/v1/ventures/:id', () =>
        HttpResponse.json(body, { status: 404, statusText: 'Not Found' }),
      ),
    );
    const error = await failureOf(createApiClient().call(getVenture, { params: { id: 'x' } }));
    expect(error).toMatchObject({ data: body, status: 404, statusText: 'Not Found' });
    expect(describeError(error)).toBe('There is no such venture.');
  });

  it('answers status 0 and "No Response" when none came', async () => {
    server.use(http.get('*/api/v2/user/anon', () => HttpResponse.error()));
    const error = await failureOf(createApiClient().call(getAnonymousUser, {}));
    expect(error).toMatchObject({ status: 0, statusText: 'No Response' });
  });

  it('treats a call that ends with status 0, as in Firefox when the page is left, as unanswered', async () => {
    const ended = {
      open: () => undefined,
      setRequestHeader: () => undefined,
      getAllResponseHeaders: () => '',
      status: 0,
      responseText: '',
      onloadend: () => undefined,
      send: () => ended.onloadend(),
    };
    jest
      .spyOn(globalThis, 'XMLHttpRequest')
      .mockImplementation(() => ended as unknown as XMLHttpRequest);
    const error = await failureOf(createApiClient().call(getAnonymousUser, {}));
    expect(error).toMatchObject({ status: 0, statusText: 'No Response' });
  });

  it.each([
    ['42', 42],
    [new Date(NOW + 90_000).toUTCString(), 90],
    ['', undefined],
    ['0', undefined],
    ['soon', undefined],
    [new Date(0).toUTCString(), undefined],
  ])('reads how long to wait from a Retry-After of %j', async (header, seconds) => {
    jest.spyOn(Date, 'now').mockReturnValue(NOW);
    server.use(
      http.post('*/api/v2/sign-in', () =>
        HttpResponse.json({}, { status: 429, headers: { 'Retry-After': header } }),
      ),
    );
    const error = await failureOf(createApiClient().call(signIn, { body: credentials }));
    expect(error.retryAfterSeconds).toEqual(seconds);
  });

  describe('with a request that the page made early', () => {
    const ADDRESS = '/api/v1/ventures/x';
    const early = (answer: Promise<Response>, options = {}) => {
      const answers = new Map([[`${ADDRESS} of u`, answer]]);
      const takeEarlyAnswer = (address: string, userId: string | null) => {
        const key = `${address} of ${userId}`;
        const taken = answers.get(key);
        answers.delete(key);
        return taken;
      };
      const client = createApiClient({ takeEarlyAnswer, userId: () => 'u', ...options });
      return (signal?: AbortSignal) =>
        client.call(getVenture, { params: { id: 'x' }, ...(signal && { signal }) });
    };
    const json = (body: object, status = 200) => Promise.resolve(Response.json(body, { status }));

    it('uses its answer once, and asks the server from then on', async () => {
      const call = early(json({ data: { id: 'early' } }));
      server.use(http.get(`*${ADDRESS}`, () => HttpResponse.json({ data: { id: 'later' } })));
      await expect(call()).resolves.toEqual({ id: 'early' });
      await expect(call()).resolves.toEqual({ id: 'later' });
    });

    it('asks the server if the call is for another user', async () => {
      server.use(http.get(`*${ADDRESS}`, () => HttpResponse.json({ data: { id: 'asked' } })));
      const call = early(json({ data: { id: 'early' } }), { userId: () => 'other' });
      await expect(call()).resolves.toEqual({ id: 'asked' });
    });

    it('turns a refusal into an ApiError', async () => {
      const error = { code: 'NOT_FOUND', message: 'There is no such venture.' };
      expect(await failureOf(early(json({ error }, 404))())).toMatchObject({
        status: 404,
        data: { error },
      });
    });

    it('asks the server if no answer came', async () => {
      server.use(http.get(`*${ADDRESS}`, () => HttpResponse.json({ data: { id: 'asked' } })));
      const lost = Promise.reject(new TypeError('Failed to fetch'));
      await expect(early(lost)()).resolves.toEqual({ id: 'asked' });
    });

    it('waits for it no longer than for any other, and not at all once it is cancelled', async () => {
      const never = new Promise<Response>(() => undefined);
      expect(await failureOf(early(never, { timeoutMs: 20 })())).toMatchObject({ status: 0 });
      const controller = new AbortController();
      const call = early(never)(controller.signal);
      controller.abort();
      expect(isCancel(await call.catch((reason: unknown) => reason))).toBe(true);
    });
  });

  it('passes a cancellation on as it is', async () => {
    server.use(http.get('*/api/v2/user/anon', () => HttpResponse.json({ data: user })));
    const controller = new AbortController();
    const call = createApiClient().call(getAnonymousUser, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.not.toBeInstanceOf(ApiError);
  });

  it('echoes the XSRF cookie in the header of a write', async () => {
    document.cookie = 'XSRF-TOKEN=bound-to-session';
    let sent: string | null = null;
    server.use(
      http.post('*/api/v2/sign-in', ({ request }) => {
        sent = request.headers.get('X-XSRF-TOKEN');
        return HttpResponse.json({ data: { token: 't' } });
      }),
    );
    await createApiClient().call(signIn, { body: credentials });
    expect(sent).toBe('bound-to-session');
  });

  it('sends cookies to another origin, and never the XSRF token', async () => {
    document.cookie = 'XSRF-TOKEN=bound-to-session';
    let sent: Request | undefined;
    server.use(
      http.post('https://partner.test/nominations', ({ request }) => {
        sent = request;
        return HttpResponse.json({ data: { data: ['ceo@a.test'] } });
      }),
    );
    await expect(
      createApiClient().call(postShowcaseNomination, {
        origin: 'https://partner.test',
        body: { email: ['ceo@a.test'], nominator_email: 'i@b.test', token: 't' },
      }),
    ).resolves.toEqual({ data: { data: ['ceo@a.test'] } });
    expect(sent?.credentials).toBe('include');
    expect(sent?.headers.get('X-XSRF-TOKEN')).toBeNull();
  });
});

describe('a call with `keepalive`', () => {
  it('outlives its page, and carries the cookie and the XSRF token', async () => {
    document.cookie = 'XSRF-TOKEN=bound-to-session';
    let sent: Request | undefined;
    server.use(
      http.post('*/api/v2/sign-in', ({ request }) => {
        sent = request;
        return HttpResponse.json({ error: { code: 'NOT_SIGNED_IN' } }, { status: 401 });
      }),
    );
    const call = createApiClient().call(signIn, { body: credentials, keepalive: true });
    expect((await failureOf(call)).status).toBe(401);
    expect(sent?.keepalive).toBe(true);
    expect(sent?.credentials).toBe('include');
    expect(sent?.headers.get('X-XSRF-TOKEN')).toBe('bound-to-session');
    await expect(sent?.json()).resolves.toEqual(credentials);
  });

  it('sends no content type without a body', async () => {
    let type: string | null = 'unknown';
    server.use(
      http.put('*/api/v1/contents/a/read', ({ request }) => {
        type = request.headers.get('Content-Type');
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await createApiClient().call(putContentRead, { params: { id: 'a' }, keepalive: true });
    expect(type).toBeNull();
  });

  it('is sent as usual when its body is too long for that', async () => {
    let sent: Request | undefined;
    server.use(
      http.post('*/api/v2/sign-in', ({ request }) => {
        sent = request;
        return HttpResponse.json({ data: { token: 't' } });
      }),
    );
    const body = { ...credentials, password: 'x'.repeat(30_000) };
    await createApiClient().call(signIn, { body, keepalive: true });
    expect(sent?.keepalive).toBe(false);
  });

  it('is cancelled for the caller when the session ends', async () => {
    server.use(http.get('*/api/v2/user/anon', () => HttpResponse.json({ data: user })));
    const session = new AbortController();
    const call = createApiClient({ sessionSignal: () => session.signal }).call(getAnonymousUser, {
      keepalive: true,
    });
    session.abort();
    expect(isCancel(await call.catch((reason: unknown) => reason))).toBe(true);
  });
});

describe('the user for whom a call is made', () => {
  const sentTo = (path: string) => {
    const sent: (string | null)[] = [];
    server.use(
      http.all(path, ({ request }) => {
        sent.push(request.headers.get(FOR_USER_HEADER));
        return HttpResponse.json({ data: {} });
      }),
    );
    return sent;
  };

  it('is named at the time of the call, one that is kept alive included', async () => {
    const sent = sentTo('*/api/v1/contents/a/read');
    let userId: string | null = 'x';
    const client = createApiClient({ userId: () => userId });
    await client.call(putContentRead, { params: { id: 'a' } });
    await client.call(putContentRead, { params: { id: 'a' }, keepalive: true });
    userId = null;
    await client.call(putContentRead, { params: { id: 'a' } });
    expect(sent).toEqual(['x', 'x', null]);
  });

  it('is not named to another service', async () => {
    const origin = 'https://partner.example';
    const sent = sentTo(`${origin}/*`);
    const client = createApiClient({ userId: () => 'x' });
    await client.call(getVenture, { params: { id: 'a' }, origin });
    expect(sent).toEqual([null]);
  });
});

describe('a refused XSRF token', () => {
  const refusal = { error: { code: 'XSRF_REJECTED', message: 'Please try again.' } };

  /** Refuses this many tokens, then accepts one; records the tokens. */
  function refuseTokens(times: number) {
    const tokens: (string | null)[] = [];
    server.use(
      http.post('*/api/v2/sign-in', ({ request }) => {
        tokens.push(request.headers.get('x-xsrf-token'));
        document.cookie = `XSRF-TOKEN=token-${tokens.length}`;
        return tokens.length <= times
          ? HttpResponse.json(refusal, { status: 403 })
          : HttpResponse.json({ error: { code: 'NOT_SIGNED_IN', message: '' } }, { status: 401 });
      }),
    );
    return tokens;
  }

  it('is replaced by the one that came with the refusal', async () => {
    document.cookie = 'XSRF-TOKEN=old';
    const tokens = refuseTokens(1);
    const error = await failureOf(createApiClient().call(signIn, { body: credentials }));
    expect(error.status).toBe(401);
    expect(tokens).toEqual(['old', 'token-1']);
  });

  it('is reported when the new one is refused as well', async () => {
    const tokens = refuseTokens(9);
    const error = await failureOf(createApiClient().call(signIn, { body: credentials }));
    expect(error.code).toBe('XSRF_REJECTED');
    expect(tokens).toHaveLength(2);
  });
});

describe('buildPath', () => {
  it('escapes parameters', () => {
    expect(buildPath('/ventures/{id}', { id: 'a/b' })).toBe('/ventures/a%2Fb');
  });

  it('refuses a missing parameter', () => {
    expect(() => buildPath('/ventures/{id}')).toThrow('needs the parameter id');
  });
});
