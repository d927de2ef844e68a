import type { RemoteApp } from '@syndication/contract/host';
import {
  CHUNK_LOAD_TIMEOUT_MS,
  type RegistryLine,
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
const entry = (version: string, more: Partial<RegistryLine> = {}): RegistryLine => ({
  ...release(version),
  previous: release('previous'),
  ...more,
});
const app = { name: REMOTE } as RemoteApp;
type Reason = RemoteLoadError['reason'];

/** A page whose clock and address the test moves; events are told of the newest attempt. */
function openPage() {
  let state = initialState(REMOTE);
  let now = START;
  let path = '/';
  let effects: RemoteEffect[] = [];
  const send = (event: RemoteEvent) => {
    const turn = reduce(state, event, now, path);
    state = turn.state;
    effects = turn.effects;
  };
  const tell = <T extends object>(event: T) =>
    send({ ...event, attempt: state.attempt.id } as unknown as RemoteEvent);
  const page = {
    send,
    tell,
    get state() {
      return state;
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
    start: (known: object = { entry: entry('live') }) => {
      send({ type: 'wanted', isScreenWanted: true });
      tell({ type: 'releases known', known });
    },
    fail: (reason: Reason = 'contract', phase: 'entry' | 'chunk' = 'entry') => {
      const version = state.attempt.release?.version ?? null;
      const failure = new RemoteLoadError(REMOTE, version, phase, reason, new Error(reason));
      tell({ type: 'load failed', failure });
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

/** In which order everything is tried that fails for good. */
function triedInOrder(known: object): string[] {
  const page = openPage();
  page.start(known);
  const order: string[] = [];
  for (let version = page.tried(); version; version = page.tried()) {
    order.push(version);
    page.fail();
  }
  return order;
}

const canary = { release: release('canary'), sharePercent: 0, members: ['me'] };
const recently = START - MINUTE_MS;
const longAgo = START - 10 * MINUTE_MS;

describe('the order of releases', () => {
  it.each([
    ['live, then the one before', {}, {}, ['live', 'previous']],
    ['what worked here before that', {}, { good: release('good') }, ['live', 'good', 'previous']],
    ['no release twice', {}, { good: release('live') }, ['live', 'previous']],
    ['the canary first', { memberKey: 'me' }, {}, ['canary', 'live', 'previous']],
    ['no canary for others', { memberKey: 'else' }, {}, ['live', 'previous']],
    ['what failed lately last', {}, { failed: { live: recently } }, ['previous', 'live']],
    [
      'all that failed lately after all that did not',
      { memberKey: 'me' },
      { good: release('good'), failed: { canary: recently, live: recently } },
      ['good', 'previous', 'canary', 'live'],
    ],
    ['as ever after ten minutes', {}, { failed: { live: longAgo } }, ['live', 'previous']],
    ['a development server’s alone', { override: release('dev') }, {}, ['dev']],
  ])('has %s', (_, facts, memory, order) => {
    const known = { entry: entry('live', { canary }), memory: { failed: {}, ...memory }, ...facts };
    expect(triedInOrder(known)).toEqual(order);
  });

  it('is what this browser knows when the registry does not come', () => {
    const memory = { good: release('good'), failed: {} };
    expect(triedInOrder({ memory, problem: new Error('503') })).toEqual(['good']);
  });
});

describe('a release on its way', () => {
  it.each(['network', 'integrity', 'import'] as const)('has a second try after %s', (reason) => {
    const page = openPage();
    page.start();
    page.fail(reason);
    expect(page.tried()).toBe('live');
    expect(page.effect('load')?.attempt.firstFailure?.reason).toBe(reason);
    expect(page.effect('report failure')).toBeUndefined();
    page.fail(reason);
    expect(page.tried()).toBe('previous');
  });

  it.each(['contract', 'shared', 'timeout'] as const)('has none after %s', (reason) => {
    const page = openPage();
    page.start();
    page.fail(reason);
    expect(page.tried()).toBe('previous');
    expect(page.effect('report failure')).toMatchObject({ fellBackTo: 'previous' });
    expect(page.effect('remember')?.change).toMatchObject({ what: 'failed', version: 'live' });
  });

  it('has one deadline over registry, entry and chunks while there is another release', () => {
    const page = openPage();
    page.send({ type: 'wanted', isScreenWanted: true });
    expect(nextDeadline(page.state)).toBe(Infinity);
    page.elapse(4_000);
    page.tell({ type: 'releases known', known: { entry: entry('live') } });
    page.tell({ type: 'reached', phase: 'chunk' });
    page.elapse(RELEASE_DEADLINE_MS - 4_001);
    expect(page.tried()).toBeUndefined();
    page.elapse(1);
    expect(page.tried()).toBe('previous');
    expect(page.effect('report failure')).toMatchObject({
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

  it('says how far the second try came', () => {
    const page = openPage();
    page.start();
    page.tell({ type: 'reached', phase: 'chunk' });
    page.fail('network', 'chunk');
    page.tell({ type: 'reached', phase: 'entry' });
    page.elapse(RELEASE_DEADLINE_MS);
    expect(page.effect('report failure')?.failure.phase).toBe('entry');
  });

  it('is asked for elsewhere once it did not come in time', () => {
    const page = openPage();
    page.start({ entry: entry('live', { previous: null }) });
    expect(page.effect('load')?.isElsewhere).toBe(false);
    page.elapse(CHUNK_LOAD_TIMEOUT_MS);
    page.send({ type: 'retry' });
    page.tell({ type: 'releases known', known: { entry: entry('live', { previous: null }) } });
    expect(page.effect('load')?.isElsewhere).toBe(true);
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
    page.tell({ type: 'releases known', known: { entry: entry('live') } });
    page.elapse(100);
    page.fail('network');
    page.elapse(300);
    page.tell({ type: 'reached', phase: 'chunk' });
    page.elapse(20);
    page.load();
    page.elapse(5);
    page.tell({ type: 'screen shown', pathname: '/' });
    expect(page.effect('report load')).toMatchObject({
      version: 'live',
      phases: { registry: 10, entry: 400, chunk: 20, render: 5 },
    });
    expect(page.effect('remember')?.change).toMatchObject({ what: 'good' });
    page.tell({ type: 'screen shown', pathname: '/elsewhere' });
    expect(page.effect('report load')).toBeUndefined();
  });
});

describe('a screen', () => {
  it('that throws before it is shown makes way for the release before', () => {
    const page = openPage();
    page.start();
    page.load();
    page.tell({ type: 'fault', pathname: '/', error: new Error('no') });
    expect(page.effect('report failure')).toMatchObject({
      failure: { phase: 'render', reason: 'render' },
      fellBackTo: 'previous',
    });
    expect(page.state.view.status).toBe('loading');
    page.tell({ type: 'releases known', known: { entry: entry('live') } });
    expect(page.tried()).toBe('previous');
  });

  it('that throws after it was shown keeps its fault to itself', () => {
    const page = openPage();
    page.start();
    page.show();
    page.tell({ type: 'fault', pathname: '/', error: new Error('no') });
    expect(page.effects.map(({ type }) => type)).toEqual(['mark drawing', 'report error']);
    expect(page.state.view.status).toBe('ready');
  });

  it('keeps its fault where it is when there is no other release', () => {
    const page = openPage();
    page.start({ entry: entry('live', { previous: null }) });
    page.load();
    page.tell({ type: 'fault', pathname: '/', error: new Error('no') });
    expect(page.effect('report failure')).toMatchObject({ fellBackTo: null });
    expect(page.state.view.status).toBe('ready');
  });

  it('has what is left of the release’s deadline, and five seconds in any case', () => {
    const page = openPage();
    page.start();
    page.elapse(2_000);
    page.load();
    page.tell({ type: 'screen awaited' });
    expect(nextDeadline({ ...page.state, wait: { ...page.state.wait!, lateAt: Infinity } })).toBe(
      START + RELEASE_DEADLINE_MS,
    );
    const slow = openPage();
    slow.start();
    slow.elapse(RELEASE_DEADLINE_MS - 1);
    slow.load();
    slow.tell({ type: 'screen awaited' });
    expect(slow.state.wait?.deadlineAt).toBe(START + RELEASE_DEADLINE_MS - 1 + 5_000);
  });

  it('later has a deadline of its own, which going back ends', () => {
    const page = openPage();
    page.start();
    page.show();
    page.elapse(MINUTE_MS);
    page.goTo('/ventures/1');
    page.tell({ type: 'screen awaited' });
    page.elapse(999);
    expect(page.state.isLate).toBe(false);
    page.elapse(1);
    expect(page.state.isLate).toBe(true);
    page.goTo('/');
    page.tell({ type: 'navigated', pathname: '/' });
    expect(page.state).toMatchObject({ isLate: false, wait: null });

    page.goTo('/ventures/1');
    page.tell({ type: 'screen awaited' });
    page.elapse(RELEASE_DEADLINE_MS);
    expect(page.effect('report failure')).toMatchObject({
      failure: { reason: 'timeout' },
      afterMs: RELEASE_DEADLINE_MS,
    });
  });

  it('is not waited for once its remote is left', () => {
    const page = openPage();
    page.start();
    page.show();
    page.goTo('/ventures/1');
    page.tell({ type: 'screen awaited' });
    page.tell({ type: 'left' });
    expect(nextDeadline(page.state)).toBe(Infinity);
  });

  it('is waited for without limit when there is no other release', () => {
    const page = openPage();
    page.start({ entry: entry('live', { previous: null }) });
    page.load();
    page.tell({ type: 'screen awaited' });
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
    expect(page.effect('remember')?.change).toEqual({ what: 'forgiven' });
    expect(page.effect('find releases')).toMatchObject({ isRegistryAsked: true });
    page.tell({ type: 'releases known', known: { entry: entry('live') } });
    expect(page.tried()).toBe('live');
  });

  it('Retry of a screen gets new screens of the same release', () => {
    const page = openPage();
    page.start();
    page.show();
    page.send({ type: 'retry' });
    expect(page.effect('forget screens')).toBeDefined();
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
    page.start({ override: release('dev-1') });
    page.show();
    page.send({ type: 'newer release' });
    page.tell({ type: 'releases known', known: { override: release('dev-2') } });
    expect(page.state.view).toMatchObject({ release: { version: 'dev-1' } });
    page.load();
    expect(page.state.view).toMatchObject({ release: { version: 'dev-2' } });
  });
});

describe('a release that freezes the tab', () => {
  it('is marked while it draws, and not when it only adds to the chrome', () => {
    const page = openPage();
    page.start();
    page.load();
    expect(page.effect('mark drawing')?.release?.version).toBe('live');
    page.tell({ type: 'screen shown', pathname: '/' });
    expect(page.effect('mark drawing')?.release).toBeNull();

    const beside = openPage();
    beside.send({ type: 'wanted', isScreenWanted: false });
    beside.tell({ type: 'releases known', known: { entry: entry('live') } });
    beside.load();
    expect(beside.effect('mark drawing')).toBeUndefined();
  });

  it('is not tried first by the next page', () => {
    const page = openPage();
    page.send({ type: 'crashed', version: 'live' });
    expect(page.effect('report failure')).toMatchObject({ failure: { reason: 'crash' } });
    page.start();
    expect(page.tried()).toBe('previous');
  });
});
