import { composeStories } from '@storybook/react-webpack5';
import {
  getInvitationLink,
  renewInvitation,
  setPassword,
  signUp,
} from '@syndication/contract/accounts/accounts.endpoints';
import { getNominations } from '@syndication/contract/nominations/nominations.endpoints';
import {
  answer,
  answerLater,
  dropConnection,
  fail,
  fixtureId,
  type MockedCall,
} from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { screen } from '@testing-library/react';

import * as stories from './auth-screens.stories';

const server = startTestServer();
const screens = composeStories(stories);

describe('Create an account', () => {
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
    server.use(answer(signUp, created));
    await renderStory(server, screens.CreateAccountDone);
    expect(await screen.findByRole('status')).toHaveTextContent('invited@demo.test');
    expect(screen.getByRole('status')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Go to Entrepreneur Sign In' })).toBeVisible();
  });

  it('creates nothing for an address that nobody nominated', async () => {
    await renderStory(server, screens.CreateAccountNotNominated);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please use the nominated email address to create your account',
    );
    expect(screen.getByLabelText('First name')).toHaveValue('Ines');
  });

  it('keeps a failure in place until the next attempt is answered', async () => {
    const user = await renderStory(server, screens.CreateAccountNotNominated);
    const message = 'Please use the nominated email address to create your account';
    const before = await screen.findByText(message);
    const lookup = answerLater(getNominations, {
      syndicationGroups: [],
      member: [],
      memberGroup: null,
    });
    server.use(lookup.handler);
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(screen.getByRole('button', { name: 'Creating your account…' })).toBeVisible();
    expect(screen.getByText(message)).toBe(before);
    lookup.answerNow();
    await screen.findByRole('button', { name: 'Create Account' });
    // In a new element, which is read out.
    expect(screen.getByText(message)).not.toBe(before);
  });

  it('explains a taken address', async () => {
    await renderStory(server, screens.CreateAccountTaken);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'ConflictAn account associated with this email address already exists. Please use a different email address.',
    );
  });

  it('does not advise another address after an attempt whose answer was lost', async () => {
    server.use(dropConnection(signUp));
    const user = await renderStory(server, screens.CreateAccountDone);
    await screen.findByText('We cannot reach the service');
    server.use(fail(signUp, { status: 409, code: 'EMAIL_TAKEN' }));
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByText('You may already have an account')).toBeVisible();
    expect(screen.queryByText(/use a different email address/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { name: 'Entrepreneur Sign In' })).toBeVisible();
  });

  it("shows the server's word on a field", async () => {
    const message = 'Choose a less common password.';
    server.use(
      fail(signUp, { status: 400, code: 'VALIDATION_FAILED', fields: { password: message } }),
    );
    await renderStory(server, screens.CreateAccountTaken);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      expect.stringContaining(message),
    );
  });

  it('shows a message after leaving a field that holds something invalid', async () => {
    const user = await renderStory(server, screens.CreateAccount);
    const firstName = await screen.findByLabelText('First name');
    await user.click(firstName);
    await user.tab();
    expect(firstName).not.toHaveAccessibleDescription();
    await user.type(firstName, 'Al');
    await user.tab();
    expect(firstName).toHaveAccessibleDescription(
      'First name is required that has length greater than 2',
    );
  });
});

describe('Request New Password', () => {
  it('confirms that instructions are on their way', async () => {
    await renderStory(server, screens.RequestNewPasswordSent);
    const sent = await screen.findByRole('status');
    expect(sent).toHaveTextContent('We have sent instructions to entrepreneur@demo.test.');
    // The same words for a nominee without an account, who gets no such link.
    expect(sent).toHaveTextContent(
      'If you have an account, they include a link to set a new password',
    );
    expect(sent).toHaveTextContent(
      'invited or nominated and have no account yet, the link lets you get started.',
    );
  });

  it('shows the warning that a 200 may carry', async () => {
    await renderStory(server, screens.RequestNewPasswordNotInvited);
    expect(
      await screen.findByText(
        'You have not been invited, please contact administrator at: support@syndication.example',
      ),
    ).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('stranger@demo.test');
  });

  it('waits for an attempt before it complains', async () => {
    const user = await renderStory(server, screens.RequestNewPassword);
    await user.type(await screen.findByLabelText('Email'), 'nobody');
    await user.tab();
    expect(screen.getByLabelText('Email')).not.toHaveAccessibleDescription();
    await user.click(screen.getByRole('button', { name: 'Send Instructions' }));
    expect(screen.getByText('This should be a valid email address')).toBeVisible();
  });
});

describe('Set Password', () => {
  it("sends the link's token", async () => {
    const saved = jest.fn<undefined, [MockedCall]>();
    server.use(answer(setPassword, saved));
    await renderStory(server, screens.SetPasswordDone);
    expect(await screen.findByText('Your Password Updated Successfully.')).toBeVisible();
    expect(saved.mock.lastCall?.[0].body).toMatchObject({ userId: 'anon', token: 'token' });
  });

  it.each([
    [
      'an investor who was invited to the investor sign-in',
      'SetPasswordInvited',
      '/investor-signin',
    ],
    ['everyone else to the choice of both', 'SetPasswordDone', '/login'],
  ] as const)('then leads %s', async (_, story, path) => {
    await renderStory(server, screens[story]);
    expect(await screen.findByRole('link', { name: 'Go to sign in' })).toHaveAttribute(
      'href',
      path,
    );
  });

  it('wants the same password twice', async () => {
    await renderStory(server, screens.SetPasswordMismatch);
    expect(screen.getByText('Confirm password must match with password')).toBeVisible();
  });

  it('says the rule before anything is typed', async () => {
    await renderStory(server, screens.SetPassword);
    expect(await screen.findByLabelText('Password')).toHaveAccessibleDescription(
      '6 or more characters, with upper/lower case and a number.',
    );
  });

  it.each([
    ['a wrong address', 'SetPasswordWrongAddress', 'This link belongs to another address.'],
    ['no answer', 'SetPasswordUnanswered', 'We cannot reach the service'],
  ] as const)('keeps the link after %s', async (_, story, words) => {
    const user = await renderStory(server, screens[story]);
    expect(await screen.findByText(words, { exact: false })).toBeVisible();
    expect(screen.queryByText('has expired', { exact: false })).not.toBeInTheDocument();
    const saved = jest.fn<undefined, [MockedCall]>();
    server.use(answer(setPassword, saved));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Your Password Updated Successfully.')).toBeVisible();
    expect(saved.mock.lastCall?.[0].body).toMatchObject({ token: 'token' });
  });

  it('keeps the link when only the page is refused', async () => {
    const message = 'This page is out of date. Please reload it and try again.';
    server.use(fail(setPassword, { status: 403, code: 'XSRF_REJECTED', message }));
    await renderStory(server, screens.SetPasswordDone);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it('leads to a new link after a spent one', async () => {
    const user = await renderStory(server, screens.SetPasswordSpentLink);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Sorry, your link to set a new password has expired or is invalid. Please request for another link by clicking on Continue.',
    );
    expect(screen.getByLabelText('Email')).toHaveValue('invited@demo.test');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { name: 'Request New Password' })).toBeVisible();
  });

  it('says that the password may be saved after an attempt whose answer was lost', async () => {
    const user = await renderStory(server, screens.SetPasswordUnanswered);
    await screen.findByText('We cannot reach the service');
    server.use(fail(setPassword, { status: 403, code: 'RESET_LINK_INVALID' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Your new password may already be saved')).toBeVisible();
    expect(screen.queryByText('has expired', { exact: false })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { name: 'Request New Password' })).toBeVisible();
  });

  it('sends invited people a new link from the page itself', async () => {
    const user = await renderStory(server, screens.SetPasswordSpentLink);
    const tokens: unknown[] = [];
    server.use(
      answer(renewInvitation, ({ body }) => {
        tokens.push(body);
        return undefined;
      }),
    );
    await user.click(
      await screen.findByRole('button', { name: 'I was invited: send me a new link' }),
    );
    expect(
      await screen.findByText(
        'If this was your latest invitation, a new link is on its way to the same address. If you have a newer email, use the link in that one.',
      ),
    ).toBeVisible();
    expect(tokens).toHaveLength(1);
  });

  it('leaves the focus to a user who types before the new link is on its way', async () => {
    const user = await renderStory(server, screens.SetPasswordSpentLink);
    const late = answerLater(renewInvitation, undefined);
    server.use(late.handler);
    await user.click(
      await screen.findByRole('button', { name: 'I was invited: send me a new link' }),
    );
    const [field] = screen.getAllByRole('textbox');
    await user.click(field!);
    late.answerNow();
    expect(await screen.findByText(/^If this was your latest invitation/)).toBeVisible();
    expect(field).toHaveFocus();
  });

  it('renews an expired invitation without asking for anything', async () => {
    const user = await renderStory(server, screens.SetPasswordInvitationExpired);
    expect(
      await screen.findByText(/^This invitation was sent more than 14 days ago/),
    ).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send me a new link' }));
    const sent = await screen.findByText(/^If this was your latest invitation/);
    // The notice around it, which is read out.
    expect(sent.closest('[tabindex]')).toHaveFocus();
  });

  it('saves the password when nothing is known of the link', async () => {
    server.use(fail(getInvitationLink, { status: 500, code: 'INTERNAL' }));
    await renderStory(server, screens.SetPasswordDone);
    expect(await screen.findByText('Your Password Updated Successfully.')).toBeVisible();
  });

  it('treats a link without a token as a spent one', async () => {
    const user = await renderStory(server, screens.SetPasswordWithoutLink);
    expect(await screen.findByRole('alert')).toHaveTextContent('has expired or is invalid');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { name: 'Request New Password' })).toBeVisible();
  });
});
