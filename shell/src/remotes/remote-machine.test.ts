import type { RemoteApp } from '@syndication/contract/host';
import {
  CHUNK_LOAD_TIMEOUT_MS,
  type RemoteRelease,
} from '@syndication/contract/release/registry.rules';

import { RemoteLoadError } from './failures';
import {
  initialState,
  nextDeadline,
  reduce,
  RELEASE_DEADLINE_MS,
  type RemoteEffect,
  type RemoteEvent,
} from './remote-machine';

const REMOTE = 'investor-app';
const START = 1_000_000;
const MINUTE_MS = 60_000;

const release = (version: string) => ({ name: REMOTE, version }) as RemoteRelease;
/** What a page usually knows. */
const BOTH = [release('live'), release('previous')];
const LIVE_ALONE = [release('live')];
const app = { name: REMOTE } as RemoteApp;
type Reason = RemoteLoadError['reason'];

/** A page whose clock and address the test moves; events are told of the newest attempt. */
function openPage() {
  let state = initialState(REMOTE);
  let now = START;
  let path = '/';
  let effects: RemoteEffect[] = [];
  const send = (event: RemoteEvent) => {
    const step = reduce(state, event, now, path);
    state = step.state;
    effects = step.effects;
  };
  const tell = <T extends object>(event: T) =>
    send({ ...event, attempt: state.attempt.id } as unknown as RemoteEvent);
  const page = {
    send,
    tell,
    get state() {
      return state;
    },
    get now() {
      return now;
    },
    /** Where the address is. */
    get path() {
      return path;
    },
    get effects() {
      return effects;
    },
    effect: <T extends RemoteEffect['type']>(type: T) =>
      effects.find((effect): effect is Extract<RemoteEffect, { type: T }> => effect.type === type),
    /** Version that the page has begun to load with the last event. */
    tried: () => page.effect('load')?.release.version,
    elapse: (ms: number) => {
      now += ms;
      send({ type: 'deadline' });
    },
    /** The address changes at once, the router only when the screen is there. */
    goTo: (next: string) => {
      path = next;
    },
    start: (releases = BOTH, problem?: unknown) => {
      send({ type: 'wanted', isScreenWanted: true });
      send({ type: 'releases known', releases, problem });
    },
    fail: (reason: Reason = 'contract', phase: 'entry' | 'chunk' = 'entry') => {
      const version = state.attempt.release?.version ?? null;
      const failure = new RemoteLoadError(REMOTE, version, phase, reason, new Error(reason));
      tell({ type: 'fault', error: failure });
    },
    load: () => tell({ type: 'loaded', app }),
    show: () => {
      tell({ type: 'loaded', app });
      tell({ type: 'navigated', pathname: path });
      tell({ type: 'screen shown', pathname: path });
    },
  };
  return page;
}

describe('the releases of a remote', () => {
  it('are tried in their order, and what began it is shown when all have failed', () => {
    const page = openPage();
    page.start([release('canary'), ...BOTH]);
    const order: (string | undefined)[] = [];
    for (const reason of ['shared', 'contract', 'timeout'] as const) {
      order.push(page.tried());
      page.fail(reason);
    }
    expect(order).toEqual(['canary', 'live', 'previous']);
    expect(page.tried()).toBeUndefined();
    expect(page.state.view).toMatchObject({ status: 'failed', error: { reason: 'shared' } });
  });

  it('may be none: the page says why', () => {
    const page = openPage();
    const problem = new Error('503');
    page.start([], problem);
    expect(page.state.view).toMatchObject({
      status: 'failed',
      error: { phase: 'registry', version: null, cause: problem },
    });
  });
});

describe('a release on its way', () => {
  it('makes way for the next one when it cannot be loaded', () => {
    const page = openPage();
    page.start();
    page.fail('network');
    expect(page.tried()).toBe('previous');
    expect(page.effect('note failure')).toMatchObject({
      failure: { version: 'live', phase: 'entry', reason: 'network' },
      fellBackTo: 'previous',
    });
  });

  it('has one deadline over registry, entry and chunks while there is another release', () => {
    const page = openPage();
    page.send({ type: 'wanted', isScreenWanted: true });
    expect(nextDeadline(page.state)).toBe(Infinity);
    page.elapse(4_000);
    page.send({ type: 'releases known', releases: BOTH });
    page.tell({ type: 'reached', phase: 'chunk' });
    page.elapse(RELEASE_DEADLINE_MS - 4_001);
    expect(page.tried()).toBeUndefined();
    page.elapse(1);
    expect(page.tried()).toBe('previous');
    expect(page.effect('note failure')).toMatchObject({
      failure: { phase: 'chunk', reason: 'timeout' },
      afterMs: RELEASE_DEADLINE_MS,
    });
  });

  it('has two minutes when it is the last one, and the fault of the first one is shown', () => {
    const page = openPage();
    page.start();
    page.fail('shared');
    page.elapse(CHUNK_LOAD_TIMEOUT_MS - 1);
    expect(page.state.view.status).toBe('loading');
    page.elapse(1);
    expect(page.state.view).toMatchObject({ status: 'failed', error: { reason: 'shared' } });
  });

  it('says which phase the retry reached', () => {
    const page = openPage();
    page.start();
    page.tell({ type: 'reached', phase: 'chunk' });
    page.tell({ type: 'reached', phase: 'entry' });
    page.elapse(RELEASE_DEADLINE_MS);
    expect(page.effect('note failure')?.failure.phase).toBe('entry');
  });

  it('is asked for elsewhere once it did not load in time', () => {
    const page = openPage();
    page.start(LIVE_ALONE);
    expect(page.effect('load')?.isFreshUrl).toBe(false);
    page.elapse(CHUNK_LOAD_TIMEOUT_MS);
    page.send({ type: 'retry' });
    page.send({ type: 'releases known', releases: LIVE_ALONE });
    expect(page.effect('load')?.isFreshUrl).toBe(true);
  });

  it('changes nothing when it comes after another one took its place', () => {
    const page = openPage();
    page.start();
    const { id: late } = page.state.attempt;
    page.elapse(RELEASE_DEADLINE_MS);
    page.send({ type: 'loaded', attempt: late, app });
    expect(page.state.view.status).toBe('loading');
    page.elapse(CHUNK_LOAD_TIMEOUT_MS);
    const { view, attempt } = page.state;
    page.send({ type: 'loaded', attempt: attempt.id - 1, app });
    expect(page.state.view).toBe(view);
  });

  it('reports how long each phase took, both tries together', () => {
    const page = openPage();
    page.send({ type: 'wanted', isScreenWanted: true });
    page.elapse(10);
    page.send({ type: 'releases known', releases: BOTH });
    page.elapse(90);
    page.tell({ type: 'reached', phase: 'chunk' });
    page.elapse(10);
    page.tell({ type: 'reached', phase: 'entry' });
    page.elapse(300);
    page.tell({ type: 'reached', phase: 'chunk' });
    page.elapse(20);
    page.load();
    page.elapse(5);
    page.tell({ type: 'screen shown', pathname: '/' });
    expect(page.effect('note load')).toMatchObject({
      release: { version: 'live' },
      phases: { registry: 10, entry: 400, chunk: 20, render: 5 },
    });
    page.tell({ type: 'screen shown', pathname: '/elsewhere' });
    expect(page.effect('note load')).toBeUndefined();
  });
});

describe('a screen', () => {
  it('that throws before it is shown makes way for the previous release', () => {
    const page = openPage();
    page.start();
    page.load();
    page.tell({ type: 'fault', pathname: '/', error: new Error('no') });
    expect(page.effect('note failure')).toMatchObject({
      failure: { phase: 'render', reason: 'render' },
      fellBackTo: 'previous',
    });
    expect(page.state.view.status).toBe('loading');
    expect(page.tried()).toBe('previous');
  });

  it('that throws after it was shown keeps its fault to itself', () => {
    const page = openPage();
    page.start();
    page.show();
    page.tell({ type: 'fault', pathname: '/', error: new Error('no') });
    expect(page.effects.map(({ type }) => type)).toEqual(['note error']);
    expect(page.state.view.status).toBe('ready');
  });

  it('keeps its fault where it is when there is no other release', () => {
    const page = openPage();
    page.start(LIVE_ALONE);
    page.load();
    page.tell({ type: 'fault', pathname: '/', error: new Error('no') });
    expect(page.effect('note failure')).toMatchObject({ fellBackTo: null });
    expect(page.state.view.status).toBe('ready');
  });

  it('has what is left of the release’s deadline, and five seconds in any case', () => {
    const page = openPage();
    page.start();
    page.elapse(2_000);
    page.load();
    page.tell({ type: 'navigated', pathname: page.path });
    expect(page.state.wait?.deadlineAt).toBe(START + RELEASE_DEADLINE_MS);
    const slow = openPage();
    slow.start();
    slow.elapse(RELEASE_DEADLINE_MS - 1);
    slow.load();
    slow.tell({ type: 'navigated', pathname: slow.path });
    expect(slow.state.wait?.deadlineAt).toBe(START + RELEASE_DEADLINE_MS - 1 + 5_000);
  });

  it('later has a deadline of its own, which going back ends', () => {
    const page = openPage();
    page.start();
    page.show();
    page.elapse(MINUTE_MS);
    page.goTo('/ventures/1');
    page.tell({ type: 'navigated', pathname: page.path });
    page.elapse(1_000);
    expect(page.state.wait?.deadlineAt).toBe(page.now - 1_000 + RELEASE_DEADLINE_MS);
    page.goTo('/');
    page.tell({ type: 'navigated', pathname: '/' });
    expect(page.state.wait).toBeNull();

    page.goTo('/ventures/1');
    page.tell({ type: 'navigated', pathname: page.path });
    page.elapse(RELEASE_DEADLINE_MS);
    expect(page.effect('note failure')).toMatchObject({
      failure: { reason: 'timeout' },
      afterMs: RELEASE_DEADLINE_MS,
    });
  });

  it('is not waited for after going back, even if the router has not followed yet', () => {
    const page = openPage();
    page.start();
    page.show();
    page.goTo('/ventures/1');
    page.tell({ type: 'navigated', pathname: page.path });
    page.goTo('/');
    page.elapse(RELEASE_DEADLINE_MS);
    expect(page.effects).toEqual([]);
    expect(page.state.wait).toBeNull();
  });

  it('has its own deadline when somebody goes on before the one before it has come', () => {
    const page = openPage();
    page.start();
    page.show();
    page.goTo('/ventures/1');
    page.tell({ type: 'navigated', pathname: page.path });
    page.elapse(15_000);
    page.goTo('/ventures/2');
    page.tell({ type: 'navigated', pathname: page.path });
    const { now } = page;
    // The screen before is drawn again, for another reason.
    page.tell({ type: 'navigated', pathname: '/' });
    expect(page.state.wait).toMatchObject({
      path: '/ventures/2',
      since: now,
      deadlineAt: now + RELEASE_DEADLINE_MS,
    });
  });

  it('is not waited for once its remote is left', () => {
    const page = openPage();
    page.start();
    page.show();
    page.goTo('/ventures/1');
    page.tell({ type: 'navigated', pathname: page.path });
    page.tell({ type: 'left' });
    expect(nextDeadline(page.state)).toBe(Infinity);
  });

  it('is waited for without limit when there is no other release', () => {
    const page = openPage();
    page.start(LIVE_ALONE);
    page.load();
    page.tell({ type: 'navigated', pathname: page.path });
    expect(page.state.wait?.deadlineAt).toBe(Infinity);
  });
});

describe('what people ask for', () => {
  it('Retry asks the registry again and forgets what failed', () => {
    const page = openPage();
    page.start();
    page.fail();
    page.fail();
    expect(page.state.view.status).toBe('failed');
    page.send({ type: 'retry' });
    expect(page.effect('clear failures')).toBeDefined();
    expect(page.effect('find releases')).toMatchObject({ isRegistryAsked: true });
    page.send({ type: 'releases known', releases: BOTH });
    expect(page.tried()).toBe('live');
  });

  it('Retry of a screen gets new screens of the same release', () => {
    const page = openPage();
    page.start();
    page.show();
    page.send({ type: 'retry' });
    expect(page.effect('clear failures')).toBeDefined();
    expect(page.effect('find releases')).toBeUndefined();
  });

  it('is started once', () => {
    const page = openPage();
    page.start();
    page.send({ type: 'wanted', isScreenWanted: true });
    expect(page.effects).toEqual([]);
  });

  it('a newer release of a development server replaces what is shown once it is there', () => {
    const page = openPage();
    page.start([release('dev-1')]);
    page.show();
    page.send({ type: 'newer release', release: release('dev-2') });
    expect(page.state.view).toMatchObject({ release: { version: 'dev-1' } });
    page.load();
    expect(page.state.view).toMatchObject({ release: { version: 'dev-2' } });
    // A server that is asked again says the same again.
    page.send({ type: 'newer release', release: release('dev-2') });
    expect(page.effects).toEqual([]);
  });
});

it('marks a release while it draws, and not when it only adds to the chrome', () => {
  const page = openPage();
  page.start();
  page.load();
  expect(page.effect('mark rendering')?.release.version).toBe('live');

  const beside = openPage();
  beside.send({ type: 'wanted', isScreenWanted: false });
  beside.send({ type: 'releases known', releases: BOTH });
  beside.load();
  expect(beside.effect('mark rendering')).toBeUndefined();
});
