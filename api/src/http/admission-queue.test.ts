import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';

import { AdmissionQueue, busySeconds } from './admission-queue';

/** Requests that end when they are told to, and the order in which they began. */
function createRequests(queue: AdmissionQueue) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    begin: (name: string, options?: { response?: ServerResponse; isPatient?: boolean }) =>
      queue.run(() => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      }, options),
    end: async (name: string) => {
      ends.get(name)?.();
      await turn();
      await turn();
    },
  };
}

const queueOf = (maxActive: number, maxWaiting: number) =>
  new AdmissionQueue({
    maxActive,
    minWaiting: maxWaiting / 4,
    maxWaiting,
    longestWaitMs: 1_500,
  });

const REFUSED = { code: 'UNAVAILABLE', status: 503 };

/** A clock that the test moves; only what the queue asks is faked. */
beforeEach(() =>
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'Date'] }),
);
afterEach(() => jest.useRealTimers());

it('serves a limited number at a time, and the others first come first served', async () => {
  const requests = createRequests(queueOf(2, 10));
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => requests.begin(name));
  await turn();
  expect(requests.begun).toEqual(['a', 'b']);
  await requests.end('b');
  expect(requests.begun).toEqual(['a', 'b', 'c']);
  await requests.end('a');
  await requests.end('c');
  await requests.end('d');
  await requests.end('e');
  expect(requests.begun).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('serves patient calls when no others wait, and queues a limited number of them', async () => {
  const queue = queueOf(1, 4);
  const requests = createRequests(queue);
  void requests.begin('a');
  for (const name of ['report 1', 'report 2', 'report 3', 'report 4'])
    void requests.begin(name, { isPatient: true });
  void requests.begin('b');
  await expect(requests.begin('report 5', { isPatient: true })).rejects.toMatchObject(REFUSED);
  expect(queue.isFull()).toBe(false);
  await requests.end('a');
  void requests.begin('c');
  await requests.end('b');
  await requests.end('c');
  await requests.end('report 1');
  expect(requests.begun).toEqual(['a', 'b', 'c', 'report 1', 'report 2']);
});

it('lets nobody in ahead of those who wait', async () => {
  const requests = createRequests(queueOf(1, 10));
  void requests.begin('a');
  void requests.begin('b');
  const ended = requests.end('a');
  void requests.begin('late');
  await ended;
  expect(requests.begun).toEqual(['a', 'b']);
});

it('refuses the newest when the queue is full, and takes the next when there is room', async () => {
  const queue = queueOf(1, 2);
  const requests = createRequests(queue);
  for (const name of ['a', 'b', 'c']) void requests.begin(name);
  expect(queue.isFull()).toBe(true);
  await expect(requests.begin('d')).rejects.toMatchObject(REFUSED);
  await requests.end('a');
  expect(queue.isFull()).toBe(false);
  void requests.begin('e');
  await requests.end('b');
  await requests.end('c');
  expect(requests.begun).toEqual(['a', 'b', 'c', 'e']);
});

it('lets as many wait as are served in good time', async () => {
  const queue = queueOf(1, 8);
  const requests = createRequests(queue);
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) void requests.begin(name);
  expect(queue.isFull()).toBe(false);
  for (const name of ['a', 'b', 'c']) {
    jest.advanceTimersByTime(250);
    await requests.end(name);
  }
  expect(queue.isFull()).toBe(true);
  await requests.end('d');
  expect(queue.isFull()).toBe(false);
  for (let n = 0; n < 20; n += 1) {
    const name = `quick ${n}`;
    void requests.begin(name);
    await requests.end(n === 0 ? 'e' : n === 1 ? 'f' : `quick ${n - 2}`);
  }
  for (let n = 0; n < 6; n += 1) void requests.begin(`one of many ${n}`);
  expect(queue.isFull()).toBe(false);
});

it('refuses calls that have waited for a second and a half, and frees their place in the queue', async () => {
  const queue = queueOf(1, 1);
  const requests = createRequests(queue);
  void requests.begin('a');
  const second = requests.begin('b');
  jest.advanceTimersByTime(1_501);
  await expect(second).rejects.toMatchObject(REFUSED);
  expect(queue.isFull()).toBe(false);
  await requests.end('a');
  expect(requests.begun).toEqual(['a']);
});

it('forgets who went away while waiting', async () => {
  const queue = queueOf(1, 1);
  const requests = createRequests(queue);
  const response = Object.assign(new EventEmitter(), { closed: false });
  void requests.begin('a');
  const gone = requests.begin('gone', {
    response: response as unknown as ServerResponse,
  });
  expect(queue.isFull()).toBe(true);
  response.emit('close');
  await expect(gone).rejects.toMatchObject(REFUSED);
  expect(queue.isFull()).toBe(false);
  void requests.begin('b');
  await requests.end('a');
  expect(requests.begun).toEqual(['a', 'b']);
  expect(response.listenerCount('close')).toBe(0);
});

it('gives the place back when the work fails', async () => {
  const queue = queueOf(1, 0);
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await turn();
  expect(await queue.run(async () => 'next')).toBe('next');
});

it('asks clients to come back at different times', () => {
  expect([0, 0.5, 0.999].map((random) => busySeconds(() => random))).toEqual([3, 5, 7]);
});
