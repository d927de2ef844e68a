import { QueryClient } from '@tanstack/react-query';

import { agreementFixture, investorSession } from '@syndication/shared-ui/testing';

import { agreementQuery } from '../agreement/api/get-agreement';
import { useSessionStore } from '../session/session-store';
import { askForPolicy } from './ask-for-policy';

it('drops the previous version when a new one is due, but never the one that is being read', () => {
  const { queryKey } = agreementQuery;
  const queryClient = new QueryClient();
  useSessionStore.getState().setSession(investorSession);
  queryClient.setQueryData(queryKey, agreementFixture);
  askForPolicy(queryClient);
  expect(useSessionStore.getState().session).toMatchObject({
    member: { isPolicyRead: 0, hasEverAccepted: true },
  });
  expect(queryClient.getQueryData(queryKey)).toBeUndefined();
  queryClient.setQueryData(queryKey, agreementFixture);
  askForPolicy(queryClient);
  expect(queryClient.getQueryData(queryKey)).toEqual(agreementFixture);
});
