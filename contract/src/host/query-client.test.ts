import { onlineManager, QueryObserver } from '@tanstack/react-query';

import { HostQueryClient } from './query-client';

const queryKey = ['updates'];

/** A query that is shown, whose requests the test answers one by one. */
function setUp() {
  const client = new HostQueryClient();
  const requests: { answer: (data: string) => void; signal: AbortSignal }[] = [];
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: ({ signal }) =>
      new Promise<string>((answer) => {
        requests.push({ answer, signal });
      }),
    staleTime: Infinity,
  });
  const stop = observer.subscribe(() => undefined);
  const read = () => client.getQueryData(queryKey);
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { client, requests, observer, stop, read, settle };
}

it('repeats the first request of a query when a change comes between', async () => {
  const { client, requests, observer, stop, read, settle } = setUp();
  expect(requests).toHaveLength(1);
  const refetched = client.invalidateQueries({ queryKey });
  expect(requests).toHaveLength(2);
  expect(requests[0]?.signal.aborted).toBe(true);
  expect(observer.getCurrentResult()).toMatchObject({ isPending: true, isFetching: true });
  requests[0]?.answer('from before the change');
  await settle();
  expect(read()).toBeUndefined();
  requests[1]?.answer('from after the change');
  await refetched;
  expect(read()).toBe('from after the change');
  expect(observer.getCurrentResult()).toMatchObject({ isSuccess: true, isFetching: false });
  expect(client.isFetching()).toBe(0);
  stop();
});

it('gives those who wait for the first request the answer to the second', async () => {
  const { client, requests, stop } = setUp();
  const waiting = client.fetchQuery({ queryKey, queryFn: () => 'never called' });
  void client.invalidateQueries();
  requests[1]?.answer('from after the change');
  expect(await waiting).toBe('from after the change');
  stop();
});

it('leaves the first requests of other queries alone', async () => {
  const { client, requests, stop, read, settle } = setUp();
  void client.invalidateQueries({ queryKey: ['deals'] });
  void client.invalidateQueries({ predicate: () => false });
  requests[0]?.answer('the first');
  await settle();
  expect(requests).toHaveLength(1);
  expect(read()).toBe('the first');
  stop();
});

it('makes a first request that waits for a connection once, when there is one', async () => {
  onlineManager.setOnline(false);
  try {
    const { client, requests, observer, stop, read, settle } = setUp();
    client.mount();
    void client.invalidateQueries({ queryKey });
    expect(requests).toHaveLength(0);
    onlineManager.setOnline(true);
    await settle();
    expect(requests).toHaveLength(1);
    expect(observer.getCurrentResult()).toMatchObject({ isFetching: true, isPaused: false });
    requests[0]?.answer('the first');
    await settle();
    expect(read()).toBe('the first');
    stop();
    client.unmount();
  } finally {
    onlineManager.setOnline(true);
  }
});

it('repeats a request that a write overtakes, and keeps what was written', async () => {
  const { client, requests, stop, read, settle } = setUp();
  client.setQueryData(queryKey, 'written');
  expect(requests).toHaveLength(2);
  expect(requests[0]?.signal.aborted).toBe(true);
  requests[0]?.answer('from before the write');
  await settle();
  expect(read()).toBe('written');
  requests[1]?.answer('from after the write');
  await settle();
  expect(read()).toBe('from after the write');
  stop();
});

it('repeats a first request whose answer a write would have changed', async () => {
  const { client, requests, stop, read, settle } = setUp();
  client.setQueriesData<string>({ queryKey }, (known) => known && `${known}, read`);
  expect(requests).toHaveLength(2);
  requests[0]?.answer('from before the write');
  await settle();
  expect(read()).toBeUndefined();
  stop();
});

it('requests nothing for a write into what is not requested', async () => {
  const { client, requests, stop, settle } = setUp();
  requests[0]?.answer('the first');
  await settle();
  client.setQueryData(queryKey, 'written');
  client.setQueryData(['other'], 'written');
  expect(requests).toHaveLength(1);
  stop();
});
