import {
  getAnonymousUser,
  getInvestorLogin,
} from '@syndication/contract/accounts/accounts.endpoints';
import { ROLE_STORAGE_KEY, type Role } from '@syndication/contract/accounts/accounts.rules';
import { SIGNED_OUT } from '@syndication/contract/host';
import type { ErrorCode } from '@syndication/contract/http/errors.rules';
import {
  answer,
  dropConnection,
  entrepreneur,
  entrepreneurSession,
  fail,
  investorSession,
} from '@syndication/shared-ui/testing';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { http, HttpResponse } from 'msw';

import { loadSession } from './load-session';

const server = startTestServer();
beforeEach(() => localStorage.clear());

const remember = (role: Role | 'admin') => localStorage.setItem(ROLE_STORAGE_KEY, role);
const memberSession = {
  deMember: investorSession.member,
  beeMember: { id: investorSession.beeId },
};

// A call without a handler fails the test: each role must ask its own service and no other.
it('asks the investor service when the stored role is investor', async () => {
  remember('investor');
  server.use(answer(getInvestorLogin, memberSession));
  await expect(loadSession()).resolves.toEqual(investorSession);
});

it('asks for the role that another tab names, whatever is stored', async () => {
  remember('entrepreneur');
  server.use(answer(getInvestorLogin, memberSession));
  await expect(loadSession('investor')).resolves.toEqual(investorSession);
});

it.each(['entrepreneur', 'admin', null] as const)(
  'asks for the anonymous user when the stored role is %s',
  async (role) => {
    if (role) remember(role);
    server.use(answer(getAnonymousUser, entrepreneur));
    await expect(loadSession()).resolves.toEqual(entrepreneurSession);
  },
);

it.each(['investor', 'entrepreneur'] as const)('finds nobody signed in as %s', async (role) => {
  remember(role);
  server.use(
    answer(getInvestorLogin, { deMember: null, beeMember: null }),
    answer(getAnonymousUser, null),
  );
  await expect(loadSession()).resolves.toEqual(SIGNED_OUT);
});

it.each<[number, ErrorCode]>([
  [401, 'NOT_SIGNED_IN'],
  [403, 'FORBIDDEN'],
  [500, 'INTERNAL'],
])('takes %d for signed out', async (status, code) => {
  remember('investor');
  server.use(fail(getInvestorLogin, { status, code }));
  await expect(loadSession()).resolves.toEqual(SIGNED_OUT);
});

it.each([503, 502, 504, 429])('says that it cannot tell on %d', async (status) => {
  server.use(fail(getAnonymousUser, { status, code: 'UNAVAILABLE' }));
  await expect(loadSession()).rejects.toMatchObject({ status });
});

it('says that it cannot tell without a reply', async () => {
  server.use(dropConnection(getAnonymousUser));
  await expect(loadSession()).rejects.toMatchObject({ status: 0, statusText: 'No Response' });
});

it.each(['investor', 'entrepreneur'] as const)(
  'takes an answer without a user for signed out as %s',
  async (role) => {
    remember(role);
    server.use(http.get('*/api/*', () => HttpResponse.html('<h1>Welcome to our Wi-Fi</h1>')));
    await expect(loadSession()).resolves.toEqual(SIGNED_OUT);
  },
);
