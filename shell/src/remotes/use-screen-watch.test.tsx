import { loadRemote } from '@module-federation/enhanced/runtime';
import { SIGNED_OUT, defineRemoteApp } from '@syndication/contract/host';
import type { Registry } from '@syndication/contract/release/registry.rules';
import { act, render, screen } from '@testing-library/react';

import { ShellPage } from '../testing/shell-page';
import { RELEASE_DEADLINE_MS } from './load-remote';
import { hasFailedLately } from './release-memory';
import { RemoteOutlet } from './remote-outlet';
import { releaseInPage } from './use-remote-app';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));

// At the edge: the page came with two releases of each remote.
jest.mock('./registry', () => ({
  readInlineRegistry: (): Registry => {
    const { testRegistry } = jest.requireActual<{ testRegistry: Registry }>(
      '../testing/inline-registry',
    );
    const lines = Object.values(testRegistry).map((line) => [
      line.name,
      { ...line, version: '2.0.0', previous: line },
    ]);
    return Object.fromEntries(lines) as Registry;
  },
}));

const REMOTE = 'auth-app';
const app = defineRemoteApp({
  name: REMOTE,
  routes: [
    { path: '/login', title: 'Sign in', Component: () => <p>Sign in here</p> },
    { path: '/never', title: 'Never', load: () => new Promise<never>(() => undefined) },
  ],
});

beforeEach(() => {
  jest.mocked(loadRemote).mockResolvedValue({ default: app });
  jest.spyOn(console, 'warn').mockImplementation();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function openPage(at: string): Promise<void> {
  render(
    <ShellPage session={SIGNED_OUT} at={at}>
      <RemoteOutlet remote={REMOTE} />
    </ShellPage>,
  );
  await act(() => jest.advanceTimersByTimeAsync(0));
}

const waitPastDeadline = () =>
  act(() => jest.advanceTimersByTimeAsync(RELEASE_DEADLINE_MS + 5_000));

// The order matters: what was given up is not tried first again.
it.each([
  ['/nowhere', 'Sorry, the page you visited does not exist.'],
  ['/login', 'Sign in here'],
])('keeps a release that has shown what there is at %s', async (at, text) => {
  await openPage(at);
  expect(sessionStorage.getItem('drawing-release')).toBeNull();
  await waitPastDeadline();
  expect(screen.getByText(text)).toBeVisible();
  expect(releaseInPage(REMOTE)).toBe('2.0.0');
  expect(hasFailedLately(REMOTE, '2.0.0')).toBe(false);
});

it('gives up a release whose screen does not come', async () => {
  await openPage('/never');
  await waitPastDeadline();
  expect(releaseInPage(REMOTE)).toBe('1.2.3');
  expect(hasFailedLately(REMOTE, '2.0.0')).toBe(true);
});
