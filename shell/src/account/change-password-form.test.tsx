import { composeStories } from '@storybook/react-webpack5';
import { changePassword } from '@syndication/contract/account-security/account-security.endpoints';
import { ACCOUNT_SECURITY_MESSAGES } from '@syndication/contract/account-security/account-security.rules';
import { answer, fail } from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { screen } from '@testing-library/react';

import { useSessionStore } from '../session/session-store';
import * as stories from './account.stories';

const server = startTestServer();
const { PasswordUnanswered } = composeStories(stories);

const reason = () => useSessionStore.getState().refusalReason;

it('says, at the next attempt and at the sign-in, that a change without an answer may have been made', async () => {
  const user = await renderStory(server, PasswordUnanswered);
  expect(await screen.findByText('We cannot reach the service')).toBeVisible();
  expect(reason()).toBe('password-unknown');
  server.use(
    fail(changePassword, {
      status: 400,
      code: 'VALIDATION_FAILED',
      fields: { currentPassword: ACCOUNT_SECURITY_MESSAGES.wrongCurrentPassword },
    }),
  );
  const change = screen.getByRole('button', { name: 'Change password' });
  await user.click(change);
  expect(await screen.findByText('Your password may already have changed')).toBeVisible();
  await user.type(screen.getByLabelText('Current password'), 'x');
  await user.click(change);
  expect(await screen.findByText('This is not your current password.')).toBeVisible();
  server.use(answer(changePassword, undefined));
  await user.click(change);
  expect(await screen.findByText(/^Your password was changed/)).toBeVisible();
  expect(reason()).toBe('session-ended');
});
