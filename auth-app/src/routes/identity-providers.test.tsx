import { composeStories } from '@storybook/react-webpack5';
import { getInvestorLogin } from '@syndication/contract/accounts/accounts.endpoints';
import type { Host } from '@syndication/contract/host';
import {
  googleAuth,
  googleAuthCallback,
  linkedinAuth,
  startGoogleAuth,
  startLinkedinAuth,
} from '@syndication/contract/identity-providers/identity-providers.endpoints';
import { answer, fail, investorSession, type MockedCall } from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import { PATHS } from '../paths';
import { stubNetworkPopup, type StubbedPopup } from '../testing/network-popup';
import * as stories from './identity-providers.stories';

const server = startTestServer();
const screens = composeStories(stories);
/** Where the mocked API sends the popup: an address that a frame takes without leaving the page. */
const NETWORK_PAGE = 'about:blank#network';
const memberSession = {
  deMember: investorSession.member,
  beeMember: { id: investorSession.beeId },
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function open(Story: typeof screens.GoogleFailed, props = {}) {
  const host = {
    beginSession: jest.fn<void, Parameters<Host['beginSession']>>(),
    endSession: jest.fn<void, []>(),
  };
  return { host, user: await renderStory(server, Story, { host, ...props }) };
}

describe('the Google callback page', () => {
  it('exchanges the query for a member, and keeps email and first name', async () => {
    const exchanged = jest.fn((_call: MockedCall) => ({
      member: { email: investorSession.member.email, syndicationGroup: null },
      memberName: investorSession.member.firstName,
    }));
    server.use(answer(googleAuthCallback, exchanged), answer(getInvestorLogin, memberSession));
    const { host } = await open(screens.ComingFromGoogle, {
      at: { pathname: PATHS.googleCallback, search: '?code=c&state=s&iss=i&scope=email' },
    });
    await waitFor(() => expect(host.beginSession.mock.calls).toEqual([[investorSession]]));
    expect(exchanged.mock.lastCall?.[0].query.toString()).toBe('code=c&state=s&iss=i');
    expect(localStorage.getItem('email')).toBe(investorSession.member.email);
    expect(localStorage.getItem('firstName')).toBe(investorSession.member.firstName);
    expect(host.endSession).not.toHaveBeenCalled();
  });

  it('posts an id token that comes in the fragment', async () => {
    const posted = jest.fn((_call: MockedCall) => memberSession);
    server.use(answer(googleAuth, posted));
    const { host } = await open(screens.ComingFromGoogle, {
      at: { pathname: PATHS.googleCallback, hash: '#id_token=a.b.c&state=s' },
    });
    await waitFor(() => expect(host.beginSession).toHaveBeenCalled());
    expect(posted.mock.lastCall?.[0].body).toEqual({ idToken: 'a.b.c' });
  });

  it('shows the failure, ends the session and leads back to the sign-in', async () => {
    const { host, user } = await open(screens.GoogleWithoutAccess);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^outsider@demo\.test does not currently have investor access\. Go to login page by clicking below to use the link present on investor tab of login to request access\.$/,
    );
    expect(host.endSession).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Go to Login' }));
    expect(screen.getByRole('heading', { name: 'Investor Sign In' })).toBeVisible();
  });
});

it('asks nobody about an answer of Google that carries nothing', async () => {
  const asked = jest.fn();
  server.events.on('request:start', asked);
  const { host } = await open(screens.ComingFromGoogle, { at: PATHS.googleCallback });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to receive auth code\.$/);
  expect(asked).not.toHaveBeenCalled();
  expect(host.endSession).not.toHaveBeenCalled();
});

it('says calmly on the callback page that the sign-in was cancelled, and leads back', async () => {
  const asked = jest.fn();
  server.events.on('request:start', asked);
  const { host, user } = await open(screens.GoogleCancelled);
  expect(await screen.findByRole('status')).toHaveTextContent(
    /^You cancelled the sign-in with Google\. Nothing has changed\.$/,
  );
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(host.endSession).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Go to Login' }));
  expect(screen.getByRole('heading', { name: 'Investor Sign In' })).toBeVisible();
});

it('offers Google again on a page that the browser brings back from there', async () => {
  server.use(answer(startGoogleAuth, { url: '#google' }));
  const { user } = await open(screens.NetworkCallbackAlone, { at: PATHS.investorSignIn });
  await user.click(await screen.findByRole('button', { name: 'Sign in with Google' }));
  await waitFor(() => expect(window.location.hash).toBe('#google'));
  expect(screen.getByRole('button', { name: 'Going to Google…' })).toBeVisible();
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  expect(await screen.findByRole('button', { name: 'Sign in with Google' })).toBeVisible();
});

it.each([
  ['GoogleDoesNotAnswer', /^Google is not responding\./],
  ['GoogleUnanswered', /^We cannot reach the service/],
  ['GoogleFailed', /^Oh snap! You got an error!Signing in with Google did not work\./],
] as const)('says in its own words what went wrong: %s', async (story, words) => {
  await open(screens[story]);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

describe('the professional network', () => {
  let popup: StubbedPopup;
  const CANCELLED = /^You cancelled the sign-in with LinkedIn\. Nothing has changed\.$/;
  const idle = () => screen.findByRole('button', { name: 'Sign in with LinkedIn' });

  /** Opens the screen, presses the button and waits until the popup has its address. */
  async function start() {
    server.use(answer(startLinkedinAuth, { url: NETWORK_PAGE, state: 'right' }));
    const opened = await open(screens.NetworkCallbackAlone, { at: PATHS.investorSignIn });
    popup.remove();
    popup = stubNetworkPopup();
    await opened.user.click(await idle());
    await screen.findByRole('button', { name: 'Waiting for LinkedIn…' });
    await waitFor(() => expect(popup.address()).toBe(NETWORK_PAGE));
    return opened;
  }

  beforeEach(() => {
    popup = stubNetworkPopup();
  });
  afterEach(() => popup.remove());

  it('posts the code with its state and completes with the member', async () => {
    const posted = jest.fn((_call: MockedCall) => memberSession);
    server.use(answer(linkedinAuth, posted));
    const { host } = await start();
    popup.post({ code: 'c', state: 'right', iss: 'https://network.example' });
    await waitFor(() => expect(host.beginSession.mock.calls).toEqual([[investorSession]]));
    expect(posted.mock.lastCall?.[0].body).toEqual({
      authCode: 'c',
      state: 'right',
      iss: 'https://network.example',
    });
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another window', { source: window }],
  ])('takes no message from %s', async (_, forged) => {
    const posted = jest.fn((_call: MockedCall) => memberSession);
    server.use(answer(linkedinAuth, posted));
    const { host } = await start();
    popup.post({ code: 'stolen', state: 'right' }, forged);
    popup.post({ code: 42 as never, state: 'right' });
    popup.post({ code: 'own', state: 'right' });
    await waitFor(() => expect(host.beginSession).toHaveBeenCalledTimes(1));
    expect(posted).toHaveBeenCalledTimes(1);
    expect(posted.mock.lastCall?.[0].body).toMatchObject({ authCode: 'own' });
  });

  it.each([
    ['no code', { error: 'server_error', state: 'right' }],
    ["another sign-in's state", { code: 'c', state: 'wrong' }],
  ])("says 'Failed to receive auth code.' for %s", async (_, message) => {
    const { host } = await start();
    popup.post(message);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to receive auth code\.$/);
    expect(host.endSession).toHaveBeenCalled();
  });

  it.each(['user_cancelled_login', 'user_cancelled_authorize'])(
    'says calmly that the member cancelled (%s)',
    async (error) => {
      const { host } = await start();
      popup.post({ error, state: 'right' });
      expect(await idle()).toBeVisible();
      expect(screen.getByRole('status')).toHaveTextContent(CANCELLED);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(host.endSession).not.toHaveBeenCalled();
      expect(host.beginSession).not.toHaveBeenCalled();
    },
  );

  it('ends when the window is closed', async () => {
    await start();
    popup.close();
    expect(await idle()).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(CANCELLED);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows who has no access without a title, above the link to ask for it', async () => {
    server.use(
      fail(linkedinAuth, {
        status: 403,
        code: 'NO_INVESTOR_ACCESS',
        message:
          'a@b.test does not currently have investor access. Use the link below to request access.',
      }),
    );
    await start();
    popup.post({ code: 'c', state: 'right' });
    expect(await screen.findByRole('alert')).toHaveTextContent(/^a@b\.test does not currently/);
    expect(screen.getByRole('link', { name: 'Request an investor account' })).toBeVisible();
  });
});
