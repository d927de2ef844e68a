import {
  forgotPassword,
  setPassword,
  signUp,
} from '@syndication/contract/accounts/accounts.endpoints';
import { SIGNED_OUT } from '@syndication/contract/host';
import { getNominations } from '@syndication/contract/nominations/nominations.endpoints';
import {
  answer,
  fail,
  fixtureId,
  RemoteScreens,
  type MockedCall,
} from '@syndication/shared-ui/testing';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import app from '../app';
import { PATHS } from '../paths';

const server = startTestServer();

function open(pathname: string, search = '') {
  render(<RemoteScreens app={app} session={SIGNED_OUT} at={{ pathname, search }} />);
  return userEvent.setup();
}

type User = ReturnType<typeof open>;

/** Pastes, as a password manager does: typing letter by letter proves nothing more here. */
async function fill(user: User, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

describe('Create an account', () => {
  async function fillIn(user: User, secret = 'Passw0rd') {
    await fill(user, await screen.findByLabelText('First name'), 'Ines');
    await fill(user, screen.getByLabelText('Last name'), 'Vited');
    await fill(user, screen.getByLabelText('Email address'), 'invited@demo.test');
    await fill(user, screen.getByLabelText('Password'), secret);
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
  }
  const nominated = () => answer(getNominations, { syndicationGroups: ['Northeast'], member: [] });

  it('creates the account of a nominated address', async () => {
    const created = jest.fn((call: MockedCall) => {
      expect(call.body).toEqual({
        firstName: 'Ines',
        lastName: 'Vited',
        email: 'invited@demo.test',
        password: 'Passw0rd',
        password_confirmation: 'Passw0rd',
      });
      return { id: fixtureId(1) };
    });
    server.use(nominated(), answer(signUp, created));
    await fillIn(open(PATHS.entrepreneurSignUp));
    expect(await screen.findByRole('status')).toHaveTextContent('invited@demo.test');
    expect(screen.getByRole('link', { name: 'Go to Entrepreneur Sign In' })).toBeVisible();
  });

  it('creates nothing for an address that nobody nominated', async () => {
    server.use(answer(getNominations, { syndicationGroups: [], member: [] }));
    await fillIn(open(PATHS.entrepreneurSignUp));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please use the nominated email address to create your account',
    );
    expect(screen.getByLabelText('First name')).toHaveValue('Ines');
  });

  it('explains a taken address', async () => {
    server.use(nominated(), fail(signUp, { status: 409, code: 'EMAIL_TAKEN' }));
    await fillIn(open(PATHS.entrepreneurSignUp));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'ConflictAn account associated with this email address already exists. Please use a different email address.',
    );
  });

  it("shows the server's word on a field", async () => {
    const message = 'Choose a less common password.';
    server.use(
      nominated(),
      fail(signUp, { status: 400, code: 'VALIDATION_FAILED', fields: { password: message } }),
    );
    await fillIn(open(PATHS.entrepreneurSignUp));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      expect.stringContaining(message),
    );
  });

  it('shows a message after leaving a field that holds something invalid', async () => {
    const user = open(PATHS.entrepreneurSignUp);
    const firstName = await screen.findByLabelText('First name');
    await user.click(firstName);
    await user.tab();
    expect(firstName).not.toHaveAccessibleDescription();
    await fill(user, firstName, 'Al');
    await user.tab();
    expect(firstName).toHaveAccessibleDescription(
      'First name is required that has length greater than 2',
    );
  });
});

describe('Request New Password', () => {
  async function send(user: User, address: string) {
    await fill(user, await screen.findByLabelText('Email'), address);
    await user.click(screen.getByRole('button', { name: 'Send Instructions' }));
  }

  it('confirms that instructions are on their way', async () => {
    server.use(answer(forgotPassword, { data: null }));
    await send(open(PATHS.forgotPassword), 'entrepreneur@demo.test');
    expect(await screen.findByRole('status')).toHaveTextContent('entrepreneur@demo.test');
  });

  it('shows the warning that a 200 may carry', async () => {
    const message = 'You have not been invited, please contact administrator at: help@demo.test';
    server.use(answer(forgotPassword, { data: null, error: { message } }));
    await send(open(PATHS.forgotPassword), 'stranger@demo.test');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('stranger@demo.test');
  });

  it('waits for an attempt before it complains', async () => {
    const user = open(PATHS.forgotPassword);
    await fill(user, await screen.findByLabelText('Email'), 'nobody');
    await user.tab();
    expect(screen.getByLabelText('Email')).not.toHaveAccessibleDescription();
    await user.click(screen.getByRole('button', { name: 'Send Instructions' }));
    expect(screen.getByText('This should be a valid email address')).toBeVisible();
  });
});

describe('Set Password', () => {
  async function save(user: User, confirmation = 'Passw0rd') {
    await fill(user, await screen.findByLabelText('Email'), 'entrepreneur@demo.test');
    await fill(user, screen.getByLabelText('Password'), 'Passw0rd');
    await fill(user, screen.getByLabelText('Confirm password'), confirmation);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
  }

  it("sends the link's token", async () => {
    const saved = jest.fn<undefined, [MockedCall]>();
    server.use(answer(setPassword, saved));
    await save(open(PATHS.resetPassword, '?verification=secret'));
    expect(await screen.findByText('Your Password Updated Successfully.')).toBeVisible();
    expect(saved.mock.lastCall?.[0].body).toMatchObject({ userId: 'anon', token: 'secret' });
  });

  it('wants the same password twice', async () => {
    await save(open(PATHS.resetPassword, '?verification=secret'), 'Passw0rt');
    expect(screen.getByText('Confirm password must match with password')).toBeVisible();
  });

  it('leads to a new link after a spent one', async () => {
    server.use(fail(setPassword, { status: 403, code: 'RESET_LINK_INVALID' }));
    const user = open(PATHS.resetPassword, '?verification=spent');
    await save(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Sorry, your link to set a new password has expired or is invalid. Please request for another link by clicking on Continue.',
    );
    expect(screen.getByLabelText('Email')).toHaveValue('entrepreneur@demo.test');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { name: 'Request New Password' })).toBeVisible();
  });

  it('treats a link without a token as a spent one', async () => {
    const user = open(PATHS.resetPassword);
    expect(await screen.findByRole('alert')).toHaveTextContent('has expired or is invalid');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { name: 'Request New Password' })).toBeVisible();
  });
});
