import {
  getAnonymousUser,
  saveEntrepreneurToken,
  saveInvestorToken,
  signIn,
} from '@syndication/contract/accounts/accounts.endpoints';
import { ROLE_STORAGE_KEY } from '@syndication/contract/accounts/accounts.rules';
import { SIGNED_OUT, type Host } from '@syndication/contract/host';
import {
  answer,
  dropConnection,
  entrepreneur,
  entrepreneurSession,
  fail,
  investorSession,
  RemoteScreens,
  type MockedCall,
} from '@syndication/shared-ui/testing';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import app from '../app';
import { PATHS, type AuthPath } from '../paths';

const server = startTestServer();

beforeEach(() => localStorage.clear());

const encode = (value: object) => btoa(JSON.stringify(value));
const tokenOf = (role: string) => `${encode({ alg: 'HS256' })}.${encode({ role })}.signature`;

function open(at: AuthPath) {
  const host = {
    completeSignIn: jest.fn<void, Parameters<Host['completeSignIn']>>(),
    clearSession: jest.fn<void, []>(),
  };
  render(<RemoteScreens app={app} session={SIGNED_OUT} host={host} at={at} />);
  return host;
}

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Sign in' });

async function signInWith(address: string, secret: string) {
  const user = userEvent.setup();
  await user.click(email());
  await user.paste(address);
  await user.click(password());
  await user.paste(secret);
  await user.click(submit());
}

describe.each([PATHS.entrepreneurSignIn, PATHS.investorSignIn])('%s', (path) => {
  it('is disabled while either field is empty', async () => {
    open(path);
    const user = userEvent.setup();
    expect(submit()).toBeDisabled();
    await user.type(email(), 'someone@demo.test');
    expect(submit()).toBeDisabled();
    await user.type(password(), 'x');
    expect(submit()).toBeEnabled();
    await user.clear(email());
    expect(submit()).toBeDisabled();
  });

  it('names an invalid address, without a call', async () => {
    open(path);
    await signInWith('someone@demo', 'Passw0rd');
    expect(email()).toHaveAccessibleDescription('This should be a valid email address');
    expect(email()).toBeInvalid();
    await waitFor(() => expect(email()).toHaveFocus());
  });

  it('shows and hides the password', async () => {
    open(path);
    const user = userEvent.setup();
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
    const host = open(PATHS.entrepreneurSignIn);
    await signInWith('entrepreneur@demo.test', 'Passw0rd');
    await waitFor(() => expect(host.completeSignIn.mock.calls).toEqual([[entrepreneurSession]]));
    expect(saved.mock.lastCall?.[0].body).toEqual({ token, version: 2 });
    expect(localStorage.getItem(ROLE_STORAGE_KEY)).toBe('entrepreneur');
    expect(host.clearSession).not.toHaveBeenCalled();
  });

  it('refuses a member before the token is saved', async () => {
    server.use(answer(signIn, { token: tokenOf('member') }));
    const host = open(PATHS.entrepreneurSignIn);
    await signInWith('investor@demo.test', 'Passw0rd');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This account does not belong to an entrepreneur.',
    );
    expect(host.clearSession).toHaveBeenCalled();
    expect(host.completeSignIn).not.toHaveBeenCalled();
  });

  it('shows the error, clears the session and keeps what was typed', async () => {
    server.use(
      fail(signIn, { status: 401, code: 'SIGN_IN_FAILED', message: 'Email or password is wrong.' }),
    );
    const host = open(PATHS.entrepreneurSignIn);
    await signInWith('entrepreneur@demo.test', 'wrong');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Oh snap! You got an error!Email or password is wrong.',
    );
    expect(host.clearSession).toHaveBeenCalledTimes(1);
    expect(email()).toHaveValue('entrepreneur@demo.test');
    expect(password()).toHaveValue('wrong');
  });

  it('says so when there is no answer', async () => {
    server.use(dropConnection(signIn));
    open(PATHS.entrepreneurSignIn);
    await signInWith('entrepreneur@demo.test', 'Passw0rd');
    expect(await screen.findByRole('alert')).toHaveTextContent('No Response');
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
    const host = open(PATHS.investorSignIn);
    await signInWith('investor@demo.test', 'Passw0rd');
    await waitFor(() => expect(host.completeSignIn.mock.calls).toEqual([[investorSession]]));
    expect(localStorage.getItem(ROLE_STORAGE_KEY)).toBe('investor');
  });

  it.each([
    ['a wrong password', () => fail(signIn, { status: 401, code: 'SIGN_IN_FAILED' })],
    ['a failing server', () => fail(signIn, { status: 503, code: 'UNAVAILABLE' })],
    ['no answer', () => dropConnection(signIn)],
    ["an entrepreneur's account", () => answer(signIn, { token: tokenOf('entrepreneur') })],
    ['a broken token', () => answer(signIn, { token: 'nonsense' })],
  ])("answers %s with 'User not exist!'", async (_, handler) => {
    server.use(handler());
    const host = open(PATHS.investorSignIn);
    await signInWith('investor@demo.test', 'Passw0rd');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^User not exist!$/);
    expect(host.clearSession).toHaveBeenCalled();
    expect(email()).toHaveValue('investor@demo.test');
  });
});

it('leads from the choice to each sign-in, and stores its role', async () => {
  open(PATHS.landing);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Entrepreneur Sign In' }));
  expect(screen.getByRole('heading', { name: 'Entrepreneur Sign In' })).toBeVisible();
  expect(localStorage.getItem(ROLE_STORAGE_KEY)).toBe('entrepreneur');
  await user.click(screen.getByRole('button', { name: 'I am an investor' }));
  expect(screen.getByRole('heading', { name: 'Investor Sign In' })).toBeVisible();
  expect(localStorage.getItem(ROLE_STORAGE_KEY)).toBe('investor');
});
