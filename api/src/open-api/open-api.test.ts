import { createConfig, lintFromString } from '@redocly/openapi-core';
import { getVotes } from '@syndication/contract/votes/votes.endpoints';
import { eq } from 'drizzle-orm';
import createClient from 'openapi-fetch';

import { users } from '../database/schema';
import { hashPassword } from '../modules/accounts/passwords';
import { addEntrepreneur, addGroup, addMember, addVenture, nominate } from '../testing/fixtures';
import { compileAgainst } from '../testing/generate-client';
import type { TestBrowser } from '../testing/test-browser';
import { useApi } from '../testing/use-api';
import { describeApi } from './describe-api';

const api = useApi();
const PASSWORD = 'a-secret-of-angels';

/** What a user of the document would write. */
const PROGRAM = `
import type { Client } from 'openapi-fetch';
import type { paths } from './paths';

export async function signInAndVote(
  client: Client<paths>,
  email: string,
  password: string,
  venture_id: string,
): Promise<string> {
  const signIn = await client.POST('/api/v2/sign-in', { body: { email, password } });
  if (signIn.error) throw new Error(signIn.error.error.code);
  const saved = await client.POST('/api/v1/login', {
    body: { version: 2 },
    headers: { Authorization: \`Bearer \${signIn.data.data.token}\` },
  });
  if (saved.error) throw new Error(saved.error.error.code);
  const member_uuid = saved.data.data.deMember.memberUuid;
  // @ts-expect-error 1% is not a choice
  const wrong = await client.POST('/api/v1/votes', { body: { venture_id, member_uuid, choice: '1%' } });
  if (wrong.error?.error.code !== 'VALIDATION_FAILED') throw new Error('The wrong choice was taken.');
  const vote = await client.POST('/api/v1/votes', { body: { venture_id, member_uuid, choice: '75%' } });
  if (vote.error) throw new Error(vote.error.error.code);
  return vote.data.data.choice;
}
`;

interface Program {
  signInAndVote: (client: object, email: string, password: string, id: string) => Promise<string>;
}

/** A client that keeps to the document's security: the cookies, and the XSRF token in its header. */
function createBrowserClient(browser: TestBrowser) {
  return createClient<never>({
    baseUrl: 'http://localhost:3000',
    fetch: async (request) => {
      const { method, url, headers } = request;
      const answer = await browser.send({
        method: method as 'GET' | 'POST',
        url: new URL(url).pathname,
        headers: {
          ...Object.fromEntries(headers),
          'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '',
        },
        payload: await request.text(),
      });
      return new Response(answer.body, {
        status: answer.statusCode,
        headers: { 'content-type': String(answer.headers['content-type']) },
      });
    },
  });
}

async function readDocument() {
  const answer = await api.browser().send({ method: 'GET', url: '/api/openapi.json' });
  return answer.json<ReturnType<typeof describeApi>>();
}

describe('the OpenAPI document', () => {
  it('describes every call that is served, and no other', async () => {
    const { paths } = await readDocument();
    const described = Object.entries(paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const served = api.app.endpoints.map(({ method, base, path }) => `${method} ${base}${path}`);
    expect(described.sort()).toEqual(served.sort());
  });

  it('is valid, each reference, id and security scheme included', async () => {
    const config = await createConfig({
      extends: ['recommended-strict'],
      rules: {
        'info-license': 'off',
        'tag-description': 'off',
        // The check who is signed in answers everybody.
        'operation-4xx-response': 'off',
      },
    });
    const source = JSON.stringify(await readDocument());
    const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
    expect(problems.map(({ message, location }) => [message, location[0]?.pointer])).toEqual([]);
  });

  it('names the session cookie as the browser sees it', () => {
    const { session } = describeApi('__Host-session').components.securitySchemes;
    expect(session.name).toBe('__Host-session');
  });

  it('gives a generated client that signs in and votes', async () => {
    const group = await addGroup(api.db, 'Northeast');
    const { user, member } = await addMember(api.db, { groupIds: [group.id] });
    const passwordHash = await hashPassword(PASSWORD);
    await api.db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    const owner = await addEntrepreneur(api.db);
    await nominate(api.db, owner.email, group.id, member.id);
    const { venture } = await addVenture(api.db, owner);

    const program = compileAgainst(await readDocument(), PROGRAM) as Program;
    const browser = api.browser();
    await browser.send({ method: 'GET', url: '/api/v1/login' });
    const client = createBrowserClient(browser);
    expect(await program.signInAndVote(client, user.email, PASSWORD, venture.id)).toBe('75%');

    const query = { ventureId: venture.id, memberUuid: member.id };
    expect((await browser.call(getVotes, { query })).data).toMatchObject([{ choice: '75%' }]);
  });
});
