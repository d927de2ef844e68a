import { sharedQueryKeys } from '@syndication/contract/host';
import { createApiClient } from '@syndication/contract/http/client';
import {
  postDealNomination,
  postNominationMail,
} from '@syndication/contract/nominations/nominations.endpoints';
import { answer, dropConnection, fail, investorSession } from '@syndication/shared-ui/testing';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { MutationObserver, QueryClient } from '@tanstack/react-query';

import { ownNominationsQuery } from './get-own-nominations';
import { dealNomination } from './post-deal-nomination';
import { nominationMail } from './post-nomination-mail';

const server = startTestServer();
const api = createApiClient();
const { id: memberId } = investorSession.member;
const KEYS = [
  ownNominationsQuery(api, memberId).queryKey,
  ['console', 'nominations', {}],
  sharedQueryKeys.ventures('a-group'),
];

/** Nominates, or mails again, in a page that has seen all lists; says which of them are fetched again. */
async function send(toOptions: typeof dealNomination | typeof nominationMail) {
  const cache = new QueryClient();
  for (const queryKey of KEYS) cache.setQueryData(queryKey, []);
  const mutation = new MutationObserver(cache, toOptions(api, cache) as object);
  const body = { memberId, data: [] };
  await mutation.mutate({ body, signal: new AbortController().signal } as never).catch(() => null);
  return KEYS.map((queryKey) => cache.getQueryState(queryKey)?.isInvalidated);
}

it('shows a new nomination in every list', async () => {
  server.use(answer(postDealNomination, { data: ['ceo@lake.test'], outcomes: [] }));
  expect(await send(dealNomination)).toEqual([true, true, true]);
});

it('shows that a nomination was mailed again', async () => {
  server.use(answer(postNominationMail, []));
  expect(await send(nominationMail)).toEqual([true, true, true]);
});

it('refetches after a lost answer, but not after a refusal', async () => {
  server.use(
    dropConnection(postDealNomination),
    fail(postNominationMail, { status: 429, code: 'TOO_MANY_REQUESTS' }),
  );
  expect(await send(dealNomination)).toEqual([true, true, true]);
  expect(await send(nominationMail)).toEqual([false, false, false]);
});
