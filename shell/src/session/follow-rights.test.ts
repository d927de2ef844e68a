import { QueryClient } from '@tanstack/react-query';

import { getInvestorLogin } from '@syndication/contract/accounts/accounts.endpoints';
import type { InvestorSession } from '@syndication/contract/host';
import { answer, investorSession, northeast } from '@syndication/shared-ui/testing';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { waitFor } from '@testing-library/react';

import { useLateFailures } from '../updates/late-failures';
import { followRights } from './follow-rights';
import { useSessionStore } from './session-store';

const server = startTestServer();
const titles = () => useLateFailures.getState().failures.map(({ title }) => title);
const rights = () => {
  const { session } = useSessionStore.getState();
  return session.role === 'investor' ? session.member.adminGroupIds : null;
};

const NO_ACCESS = 'You no longer have access to this part of the console';
const admin = { adminGroupIds: [northeast.id] };
const staff = { isStaff: true };
type Rights = Partial<InvestorSession['member']>;

const withRights = (has: Rights): InvestorSession => ({
  ...investorSession,
  member: { ...investorSession.member, ...has },
});

/** Signs a user in with some rights, of which the server knows only the others by now. */
function begin(had: Rights, has: Rights) {
  const { member: deMember, beeId } = withRights(has);
  const asked = jest.fn(() => ({ deMember, beeMember: { id: beeId } }));
  server.use(answer(getInvestorLogin, asked));
  localStorage.setItem('role', 'investor');
  useSessionStore.getState().setSession(withRights(had));
  return asked;
}

beforeEach(() => useLateFailures.getState().dismiss());

it.each([
  ['the last group that was administered', admin, {}],
  ['the association’s own pages', { ...staff, ...admin }, admin],
])('gives the reason for a page that goes with %s', async (_, had, has) => {
  begin(had, has);
  followRights(new QueryClient());
  await waitFor(() => expect(titles()).toEqual([NO_ACCESS]));
});

it('says nothing where the rights are what they were', async () => {
  const asked = begin(admin, { ...admin, firstName: 'Otto' });
  followRights(new QueryClient());
  await waitFor(() =>
    expect(useSessionStore.getState().session).toMatchObject({ member: { firstName: 'Otto' } }),
  );
  expect(asked).toHaveBeenCalledTimes(1);
  expect(titles()).toEqual([]);
});

it('leaves an open dialog with what was typed in it until it is closed', async () => {
  jest.useFakeTimers();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  try {
    const asked = begin(admin, {});
    dialog.open = true;
    followRights(new QueryClient());
    followRights(new QueryClient());
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked).not.toHaveBeenCalled();
    expect(rights()).toEqual(admin.adminGroupIds);
    dialog.open = false;
    await jest.advanceTimersByTimeAsync(1_000);
    jest.useRealTimers();
    await waitFor(() => expect(titles()).toEqual([NO_ACCESS]));
    expect(asked).toHaveBeenCalledTimes(1);
    expect(rights()).toEqual([]);
  } finally {
    dialog.remove();
    jest.useRealTimers();
  }
});
