import { createApiClient } from '@syndication/contract/http/client';
import { putOutcome } from '@syndication/contract/outcomes/outcomes.endpoints';
import { answer, northeast, outcomesFixture } from '@syndication/shared-ui/testing';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { MutationObserver, QueryClient } from '@tanstack/react-query';

import { PREDICTIONS_KEY } from '../../../components/predictions-key';
import { confirmOutcome } from './changes';
import { outcomesQuery } from './queries';

const server = startTestServer();
const api = createApiClient();

it('renews what a confirmed outcome counts in, the estimates of predictions too', async () => {
  server.use(answer(putOutcome, outcomesFixture[0]!));
  const cache = new QueryClient();
  const keys = [outcomesQuery(api, northeast.id).queryKey, [...PREDICTIONS_KEY, northeast.id]];
  for (const queryKey of keys) cache.setQueryData(queryKey, []);
  const { roundId } = outcomesFixture[0]!;
  await new MutationObserver(cache, confirmOutcome(api, northeast.id, cache)).mutate({
    roundId,
    raised: 1,
    source: 'A filing',
    version: 0,
  });
  expect(keys.map((queryKey) => cache.getQueryState(queryKey)?.isInvalidated)).toEqual([
    true,
    true,
  ]);
});
