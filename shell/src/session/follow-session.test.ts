import { QueryClient } from '@tanstack/react-query';

import { getInvestorLogin } from '@syndication/contract/accounts/accounts.endpoints';
import type { InvestorSession } from '@syndication/contract/host';
import { answer, answerLater, investorSession } from '@syndication/shared-ui/testing';
import { startTestServer } from '@syndication/shared-ui/testing/server';

import { followSession, showAccepted } from './follow-session';
import { useSessionStore } from './session-store';

const server = startTestServer();

const sessionWith = (has: Partial<InvestorSession['member']>): InvestorSession => ({
  ...investorSession,
  member: { ...investorSession.member, ...has },
});
const answerOf = ({ member: deMember, beeId }: InvestorSession) => ({
  deMember,
  beeMember: { id: beeId },
});
const shown = () => useSessionStore.getState().session;

it('keeps what the user does while it asks who is signed in', async () => {
  const cache = new QueryClient();
  const before = sessionWith({ isPolicyRead: 0 });
  const outdated = answerLater(getInvestorLogin, answerOf(before));
  localStorage.setItem('role', 'investor');
  useSessionStore.getState().setSession(before);
  server.use(outdated.handler);
  const asking = followSession(cache);
  await new Promise((resolve) => setTimeout(resolve, 20));
  showAccepted(cache);
  const now = sessionWith({ isPolicyRead: 1, firstName: 'Otto' });
  server.use(answer(getInvestorLogin, answerOf(now)));
  outdated.answerNow();
  await asking;
  expect(shown()).toMatchObject({ member: { isPolicyRead: 1, firstName: 'Otto' } });
});
