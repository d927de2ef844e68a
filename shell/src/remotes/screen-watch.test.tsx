import { SIGNED_OUT, defineRemoteApp } from '@syndication/contract/host';
import type { Registry, RemoteName } from '@syndication/contract/release/registry.rules';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';

import { reportFailure } from '../reports/report-release';
import { ShellPage } from '../testing/shell-page';
import { loadRelease } from './load-remote';
import { readInlineRegistry } from './registry';
import { RELEASE_DEADLINE_MS } from './remote-machine';
import { RemoteOutlet } from './remote-outlet';
import { newerVersionOf, remoteState, sendToRemote, useRemote } from './remotes';

jest.mock('./load-remote', () => ({ loadRelease: jest.fn() }));

jest.mock('../reports/report-release', () => ({
  reportFailure: jest.fn(),
  reportLoad: jest.fn(),
}));

// At the edge: the page came with two releases of each remote.
jest.mock('./registry', () => ({
  readInlineRegistry: (): Registry => {
    const { testRegistry } = jest.requireActual<{ testRegistry: Registry }>(
      '../testing/inline-registry',
    );
    const entries = Object.values(testRegistry).map((entry) => [
      entry.name,
      { ...entry, version: '2.0.0', previous: entry },
    ]);
    return Object.fromEntries(entries) as Registry;
  },
}));

const releaseInPage = (remote: RemoteName) => {
  const { view } = remoteState(remote);
  return view.status === 'ready' ? view.release?.version : null;
};
/** Whether the page would offer version 2.0.0 in place of another one. */
const isOffered = (remote: RemoteName) =>
  newerVersionOf(remote, readInlineRegistry()?.[remote]) !== null;

const REMOTE = 'auth-app';
const MINUTE_MS = 60_000;
/** How long the way of a release takes. */
const LOAD_MS = 4_000;

const app = (name: RemoteName) =>
  defineRemoteApp({
    name,
    routes: [
      { path: '/login', title: 'Sign in', Component: () => <p>Sign in here</p> },
      { path: '/never', title: 'Never', load: () => new Promise<never>(() => undefined) },
    ],
  });

beforeEach(() => {
  jest.mocked(reportFailure).mockClear();
  jest.spyOn(console, 'warn').mockImplementation();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function openPage(at: string, remote: RemoteName = REMOTE): Promise<void> {
  jest.mocked(loadRelease).mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, LOAD_MS));
    return app(remote);
  });
  render(
    <ShellPage session={SIGNED_OUT} at={at}>
      <Link to="/never">Elsewhere</Link>
      <Link to="/login">Back</Link>
      <RemoteOutlet remote={remote} />
    </ShellPage>,
  );
  await act(() => jest.advanceTimersByTimeAsync(LOAD_MS));
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
  expect(reportFailure).not.toHaveBeenCalled();
});

it('gives up a release whose screen does not load, and counts its way with it', async () => {
  await openPage('/never', 'entrepreneur-app');
  await waitPastDeadline();
  expect(releaseInPage('entrepreneur-app')).toBe('1.2.3');
  // What has just failed here is not offered again.
  expect(isOffered('entrepreneur-app')).toBe(false);
  expect(reportFailure).toHaveBeenCalledTimes(1);
  expect(reportFailure).toHaveBeenCalledWith({
    ...{ app: 'entrepreneur-app', version: '2.0.0', fellBackTo: '1.2.3' },
    ...{ phase: 'render', reason: 'timeout', afterMs: RELEASE_DEADLINE_MS },
  });
});

it('says of a later screen how long the page waited for it, not how long the release was there', async () => {
  await openPage('/login');
  await act(() => jest.advanceTimersByTimeAsync(MINUTE_MS));
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await waitPastDeadline();
  expect(releaseInPage(REMOTE)).toBe('1.2.3');
  expect(reportFailure).toHaveBeenCalledWith(
    expect.objectContaining({ reason: 'timeout', afterMs: RELEASE_DEADLINE_MS }),
  );
});

// In these tests the router keeps the address to itself.
beforeEach(() => history.replaceState(null, '', '/'));

const saysThatItComes = () => screen.queryByText('Opening the page') !== null;
const elapse = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('says after a moment that the next screen is coming, while the previous one is shown', async () => {
  await openPage('/login');
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await elapse(0);
  await elapse(999);
  expect(saysThatItComes()).toBe(false);
  await elapse(1);
  expect(saysThatItComes()).toBe(true);
  expect(screen.getByText('Sign in here')).toBeVisible();
});

it('says so no longer once somebody has gone back', async () => {
  await openPage('/login');
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await elapse(0);
  await elapse(2_000);
  expect(saysThatItComes()).toBe(true);
  history.replaceState(null, '', '/login');
  fireEvent.click(screen.getByRole('link', { name: 'Back' }));
  await elapse(0);
  expect(saysThatItComes()).toBe(false);
});

it('does not disturb users who went back to a screen that is shown', async () => {
  await openPage('/login', 'investor-app');
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  history.replaceState(null, '', '/login');
  await waitPastDeadline();
  expect(releaseInPage('investor-app')).toBe('2.0.0');
  expect(reportFailure).not.toHaveBeenCalled();
});

it('tells the page only what has changed, so that a report while it renders does not render it again', async () => {
  await openPage('/login');
  const select = jest.fn();
  renderHook(() => useRemote(REMOTE, select));
  select.mockClear();
  const { attempt } = remoteState(REMOTE);
  const report = () =>
    sendToRemote(REMOTE, { type: 'navigated', attempt: attempt.id, pathname: '/never' });
  history.replaceState(null, '', '/never');
  act(report);
  expect(select).toHaveBeenCalled();
  select.mockClear();
  act(report);
  expect(select).not.toHaveBeenCalled();
});
