import { composeStories } from '@storybook/react-webpack5';
import { getAnonymousUser } from '@syndication/contract/accounts/accounts.endpoints';
import type { Host } from '@syndication/contract/host';
import {
  getNominationLink,
  signUpByNomination,
} from '@syndication/contract/nominations/nominations.endpoints';
import { answer, fail, fixtureId, type MockedCall } from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { screen, waitFor } from '@testing-library/react';

import * as stories from './nomination-link.stories';

const server = startTestServer();
const screens = composeStories(stories);

it('says who nominated where, and has the address filled in for good', async () => {
  await renderStory(server, screens.Default);
  expect(
    await screen.findByText(
      'Ingrid Halloran nominated your company for the investors of Northeast and Great Lakes to see.',
    ),
  ).toBeVisible();
  const email = screen.getByLabelText('Email address');
  expect(email).toHaveValue('invited@demo.test');
  expect(email).toHaveAttribute('readonly');
  expect(screen.getAllByRole('textbox').filter((field) => !field.hasAttribute('readonly'))).toEqual(
    [screen.getByLabelText('First name'), screen.getByLabelText('Last name')],
  );
});

it('names each nominator with the groups', async () => {
  await renderStory(server, screens.ManyNominations);
  expect(
    await screen.findByText(
      'Ingrid Halloran nominated your company for the investors of Northeast and Rocky Mountain and Intermountain West to see. Graham Featherstonehaugh-Cholmondeley nominated your company for the investors of Great Lakes to see. Your company was nominated for the investors of Gulf Coast Angels Inc. to see.',
    ),
  ).toBeVisible();
});

it('creates the account with the token and signs in', async () => {
  const created = jest.fn(({ body }: MockedCall) => {
    expect(body).toEqual({
      token: 'token',
      firstName: 'Ines',
      lastName: 'Vited',
      password: 'Passw0rd',
    });
    return undefined;
  });
  const host = {
    beginSession: jest.fn<void, Parameters<Host['beginSession']>>(),
    endSession: jest.fn<void, []>(),
  };
  server.use(
    answer(signUpByNomination, created),
    answer(getAnonymousUser, {
      id: fixtureId(1),
      email: 'invited@demo.test',
      firstName: 'Ines',
      lastName: 'Vited',
      name: 'Ines Vited',
      role: 'entrepreneur',
    }),
  );
  const user = await renderStory(server, screens.Default, { host });
  await user.type(await screen.findByLabelText('First name'), 'Ines');
  await user.type(screen.getByLabelText('Last name'), 'Vited');
  await user.type(screen.getByLabelText('Password'), 'Passw0rd');
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
  await waitFor(() => expect(host.beginSession).toHaveBeenCalledTimes(1));
  expect(host.beginSession.mock.calls[0]?.[0].role).toBe('entrepreneur');
  expect(created).toHaveBeenCalledTimes(1);
});

it('reloads the state of the link when it turns out to be used', async () => {
  let state: 'open' | 'account' = 'open';
  const about = { email: 'invited@demo.test', nominations: [] };
  server.use(
    answer(getNominationLink, () => ({ state, ...about })),
    fail(signUpByNomination, { status: 409, code: 'EMAIL_TAKEN' }),
  );
  const user = await renderStory(server, screens.Invalid);
  await user.type(await screen.findByLabelText('First name'), 'Ines');
  await user.type(screen.getByLabelText('Last name'), 'Vited');
  await user.type(screen.getByLabelText('Password'), 'Passw0rd');
  state = 'account';
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
  expect(await screen.findByText('You already have an account')).toBeVisible();
});

it('sends users with an account to the sign-in, with the address', async () => {
  await renderStory(server, screens.UsedBefore);
  expect(await screen.findByLabelText('Email')).toHaveValue('invited@demo.test');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Entrepreneur Sign In');
});

it('says there why the sign-in failed, and keeps the address', async () => {
  const user = await renderStory(server, screens.UsedBefore);
  await user.type(await screen.findByLabelText('Password'), 'Wrong1');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Check the address and the password/);
  expect(screen.getByLabelText('Email')).toHaveValue('invited@demo.test');
  expect(screen.getByLabelText('Password')).toHaveValue('Wrong1');
});

it('sends a new link instead of an expired one', async () => {
  await renderStory(server, screens.SentAgain);
  expect(await screen.findByText(/Check the inbox of invited@demo.test/)).toBeVisible();
});

it.each([
  ['a withdrawn nomination', screens.Withdrawn, /^invited@demo.test is no longer nominated/],
  [
    'one that was given another address',
    screens.Corrected,
    /^The address that got this email is no/,
  ],
  ['a broken link', screens.Broken, /Open it from the email again/],
])('says what to do with %s', async (_, story, text) => {
  await renderStory(server, story);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Create Account' })).not.toBeInTheDocument();
});
