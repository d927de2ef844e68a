import { composeStories } from '@storybook/react-webpack5';
import {
  getAnonymousUser,
  saveEntrepreneurToken,
  saveInvestorToken,
  signIn,
} from '@syndication/contract/accounts/accounts.endpoints';
import { ROLE_STORAGE_KEY } from '@syndication/contract/accounts/accounts.rules';
import type { Host } from '@syndication/contract/host';
import { startPasskeySignIn } from '@syndication/contract/passkeys/passkeys.endpoints';
import {
  answer,
  entrepreneur,
  entrepreneurSession,
  fail,
  investorSession,
  type MockedCall,
} from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { screen, waitFor } from '@testing-library/react';

import * as stories from './auth-screens.stories';

const server = startTestServer();
const screens = composeStories(stories);

beforeEach(() => localStorage.clear());

const encode = (value: object) => btoa(JSON.stringify(value));
const tokenOf = (role: string) => `${encode({ alg: 'HS256' })}.${encode({ role })}.signature`;

async function open(Story: typeof screens.Landing) {
  const host = {
    beginSession: jest.fn<void, Parameters<Host['beginSession']>>(),
    endSession: jest.fn<void, []>(),
  };
  return { host, user: await renderStory(server, Story, { host }) };
}

type User = Awaited<ReturnType<typeof open>>['user'];

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Sign in' });

async function signInAs(user: User, address: string) {
  await user.click(email());
  await user.paste(address);
  await user.click(password());
  await user.paste('Passw0rd');
  await user.click(submit());
}

describe.each(['EntrepreneurSignIn', 'InvestorSignIn'] as const)('%s', (story) => {
  it('says when the browser has no passkeys', async () => {
    const { user, host } = await open(screens[story]);
    server.use(
      answer(startPasskeySignIn, {
        ...{ challenge: 'AAAA', rpId: 'localhost', timeout: 1000, allowCredentials: [] },
        userVerification: 'required',
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
    expect(await screen.findByText(/This browser does not support passkeys/)).toBeVisible();
    expect(host.beginSession).not.toHaveBeenCalled();
  });

  it('is disabled while either field is empty', async () => {
    const { user } = await open(screens[story]);
    expect(submit()).toBeDisabled();
    await user.type(email(), 'someone@demo.test');
    expect(submit()).toBeDisabled();
    await user.type(password(), 'x');
    expect(submit()).toBeEnabled();
    await user.clear(email());
    expect(submit()).toBeDisabled();
  });

  it('names an invalid address, without a call', async () => {
    const { user } = await open(screens[story]);
    await signInAs(user, 'someone@demo');
    expect(email()).toHaveAccessibleDescription('This should be a valid email address');
    expect(email()).toBeInvalid();
    await waitFor(() => expect(email()).toHaveFocus());
  });

  it.each([
    ['Throttled', 'Too many attemptsWait 2 minutes, then try again.'],
    ['Unanswered', 'We cannot reach the serviceCheck your internet connection and try again.'],
    ['Busy', 'The service is not respondingTry again in 5 seconds.'],
  ] as const)('is %s: says so, and keeps what was typed', async (state, words) => {
    await open(screens[`${story}${state}`]);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `${words} What you typed is still here.`,
    );
    expect(email()).toHaveValue('investor@demo.test');
    expect(password()).toHaveValue('Passw0rd');
  });

  it('says that the page is out of date', async () => {
    const message = 'This page is out of date. Please reload it and try again.';
    server.use(fail(signIn, { status: 403, code: 'XSRF_REJECTED', message }));
    await open(screens[`${story}Failed`]);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it('leads to a forgotten password', async () => {
    const { user } = await open(screens[story]);
    await user.click(screen.getByRole('link', { name: 'Forgot Password?' }));
    expect(await screen.findByRole('heading', { name: 'Request New Password' })).toBeVisible();
  });

  it('shows and hides the password', async () => {
    const { user } = await open(screens[story]);
    expect(password()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password()).toHaveAttribute('type', 'password');
  });
});

describe('entrepreneur', () => {
  it('saves the token, then loads the user', async () => {
    const token = tokenOf('entrepreneur');
    const saved = jest.fn<undefined, [MockedCall]>();
    server.use(
      answer(signIn, { token }),
      answer(saveEntrepreneurToken, saved),
      answer(getAnonymousUser, entrepreneur),
    );
    const { host, user } = await open(screens.EntrepreneurSignIn);
    await signInAs(user, 'entrepreneur@demo.test');
    await waitFor(() => expect(host.beginSession.mock.calls).toEqual([[entrepreneurSession]]));
    expect(saved.mock.lastCall?.[0].body).toEqual({ token, version: 2 });
    expect(localStorage.getItem(ROLE_STORAGE_KEY)).toBe('entrepreneur');
    expect(host.endSession).not.toHaveBeenCalled();
  });

  it('refuses a member before the token is saved', async () => {
    server.use(answer(signIn, { token: tokenOf('member') }));
    const { host } = await open(screens.EntrepreneurSignInFailed);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This account does not belong to an entrepreneur.',
    );
    expect(host.endSession).toHaveBeenCalled();
    expect(host.beginSession).not.toHaveBeenCalled();
  });

  it('shows the error, ends the session and keeps what was typed', async () => {
    const { host } = await open(screens.EntrepreneurSignInFailed);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Oh snap! You got an error!Email or password is wrong. Check the address and the password, or set a new password. Investors use the investor sign-in.',
    );
    expect(host.endSession).toHaveBeenCalledTimes(1);
    expect(email()).toHaveValue('investor@demo.test');
    expect(password()).toHaveValue('Passw0rd');
  });
});

describe('investor', () => {
  it('sends the token as Bearer and completes with the member', async () => {
    const token = tokenOf('member');
    const saved = jest.fn((call: MockedCall) => {
      expect(call.request.headers.get('Authorization')).toBe(`Bearer ${token}`);
      return { deMember: investorSession.member, beeMember: { id: investorSession.beeId } };
    });
    server.use(answer(signIn, { token }), answer(saveInvestorToken, saved));
    const { host, user } = await open(screens.InvestorSignIn);
    await signInAs(user, 'investor@demo.test');
    await waitFor(() => expect(host.beginSession.mock.calls).toEqual([[investorSession]]));
    expect(localStorage.getItem(ROLE_STORAGE_KEY)).toBe('investor');
  });

  it.each([
    ['a wrong password', () => fail(signIn, { status: 401, code: 'SIGN_IN_FAILED' })],
    ["an entrepreneur's account", () => answer(signIn, { token: tokenOf('entrepreneur') })],
    ['a broken token', () => answer(signIn, { token: 'nonsense' })],
  ])("answers %s with 'User not exist!'", async (_, handler) => {
    server.use(handler());
    const { host } = await open(screens.InvestorSignInFailed);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^User not exist!Check the address and the password, or set a new password\. Founders use the entrepreneur sign-in\.$/,
    );
    expect(host.endSession).toHaveBeenCalled();
    expect(email()).toHaveValue('investor@demo.test');
  });

  it('leads on from a failure to a new password, with the way back', async () => {
    const { user } = await open(screens.InvestorSignInFailed);
    await user.click(await screen.findByRole('link', { name: 'set a new password' }));
    expect(await screen.findByRole('heading', { name: 'Request New Password' })).toBeVisible();
  });
});

it('leads from the choice to each sign-in, and stores its role', async () => {
  const { user } = await open(screens.Landing);
  await user.click(screen.getByRole('button', { name: 'Entrepreneur Sign In' }));
  expect(screen.getByRole('heading', { name: 'Entrepreneur Sign In' })).toBeVisible();
  expect(localStorage.getItem(ROLE_STORAGE_KEY)).toBe('entrepreneur');
  await user.click(screen.getByRole('button', { name: 'I am an investor' }));
  expect(screen.getByRole('heading', { name: 'Investor Sign In' })).toBeVisible();
  expect(localStorage.getItem(ROLE_STORAGE_KEY)).toBe('investor');
});
