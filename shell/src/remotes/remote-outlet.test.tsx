import '../testing/inline-registry';
import { SIGNED_OUT, defineRemoteApp } from '@syndication/contract/host';
import {
  CHUNK_LOAD_TIMEOUT_MS,
  type RemoteName,
  type RemoteRelease,
} from '@syndication/contract/release/registry.rules';
import { investorSession } from '@syndication/shared-ui/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';

import { AppChrome } from '../chrome/app-chrome';
import { ShellPage } from '../testing/shell-page';
import { toLoadError } from './failures';
import { loadRelease } from './load-remote';
import { RemoteOutlet } from './remote-outlet';

jest.mock('./load-remote', () => ({ loadRelease: jest.fn() }));
const load = jest.mocked(loadRelease);
const release = (name: RemoteName) => ({ name, version: '1.2.3' }) as RemoteRelease;

const MISSING = 'This part of the page is missing';
const STOPPED = 'This part of the page stopped working';

let isBroken = false;
function Deals() {
  if (isBroken) throw new Error('deals is not iterable');
  return <p>All deals</p>;
}

const openLater = jest.fn(() => Promise.resolve({ default: () => <p>One deal</p> }));
const remote = (name: RemoteName) =>
  defineRemoteApp({
    name,
    routes: [
      { path: '/', title: 'Deals', Component: Deals },
      { path: '/ventures/:id', title: 'Deal', load: openLater },
      { path: '/safe', title: 'Safe', Component: () => <p>Safe</p> },
    ],
    slots: { headerActions: () => <button>Nominate</button> },
  });

beforeEach(() => {
  isBroken = false;
  load.mockReset();
  localStorage.clear();
  openLater.mockClear();
  // React and the boundary report what was caught.
  jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

function openPage(name: RemoteName, at = '/') {
  const session = name === 'investor-app' ? investorSession : SIGNED_OUT;
  render(
    <ShellPage session={session} at={at}>
      <AppChrome session={session}>
        <Link to="/safe">Elsewhere</Link>
        <RemoteOutlet remote={name} />
      </AppChrome>
    </ShellPage>,
  );
  return userEvent.setup();
}

const retry = () => screen.findByRole('button', { name: 'Retry' });

// The order matters: a remote that is there stays, so the failures come first.
it('names the missing remote, keeps the chrome and recovers with Retry', async () => {
  document.title = 'Investor Sign In';
  load.mockRejectedValue(toLoadError(release('investor-app'), 'entry', new Error('404')));
  const user = openPage('investor-app');
  expect(await screen.findByRole('alert')).toHaveTextContent(MISSING);
  expect(screen.getByRole('alert')).toHaveTextContent('investor-app@1.2.3');
  expect(screen.getByRole('alert')).toHaveTextContent('the investors’ team');
  expect(document.title).toContain(MISSING);
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('combobox', { name: 'Syndication group' })).toHaveValue(
    investorSession.member.syndicationGroup?.id,
  );
  expect(screen.getByText('Hello, Irene')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Nominate' })).not.toBeInTheDocument();

  load.mockResolvedValueOnce(remote('investor-app'));
  await user.click(await retry());
  expect(await screen.findByText('All deals')).toBeVisible();
  expect(document.title).toContain('Deals');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Nominate' })).toBeVisible();
});

it('catches a fault while drawing, and recovers with Retry', async () => {
  isBroken = true;
  const user = openPage('investor-app');
  expect(await screen.findByRole('alert')).toHaveTextContent(STOPPED);
  expect(screen.getByRole('alert')).not.toHaveTextContent('not iterable');
  isBroken = false;
  await user.click(await retry());
  expect(await screen.findByText('All deals')).toBeVisible();
});

it('leaves a fault behind when the member goes elsewhere', async () => {
  isBroken = true;
  const user = openPage('investor-app');
  await screen.findByRole('alert');
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByText('Safe')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('fetches a chunk that failed again with Retry', async () => {
  const chunkError = new Error('Loading chunk 42 failed.\n(error: /investor-app/1.2.3/42.js)');
  openLater.mockRejectedValue(Object.assign(chunkError, { name: 'ChunkLoadError' }));
  const user = openPage('investor-app', '/ventures/1');
  expect(
    await screen.findByText(/^Loading chunk 42 failed\. It belongs to investor-app/),
  ).toBeVisible();
  openLater.mockImplementation(() => Promise.resolve({ default: () => <p>One deal</p> }));
  await user.click(await retry());
  expect(await screen.findByText('One deal')).toBeVisible();
});

it('names the chunk of the app itself that does not load', async () => {
  const chunkError = new Error(
    'Loading chunk app failed.\n(error: /entrepreneur-app/files/app.js)',
  );
  Object.assign(chunkError, { name: 'ChunkLoadError' });
  load.mockRejectedValue(toLoadError(release('entrepreneur-app'), 'chunk', chunkError));
  openPage('entrepreneur-app');
  expect(
    await screen.findByText(/^Loading chunk app failed\. It belongs to entrepreneur-app/),
  ).toBeVisible();
});

it('shows the 404 for a path that the remote does not know', async () => {
  openPage('investor-app', '/nowhere');
  expect(await screen.findByText('Sorry, the page you visited does not exist.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go To Homepage' })).toBeVisible();
});

it('gives up on a remote that does not answer in time', async () => {
  jest.useFakeTimers();
  try {
    load.mockReturnValue(new Promise(() => undefined));
    openPage('entrepreneur-app');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(CHUNK_LOAD_TIMEOUT_MS));
    expect(screen.getByRole('alert')).toHaveTextContent(MISSING);
  } finally {
    jest.useRealTimers();
  }
});
