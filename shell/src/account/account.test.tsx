import { composeStories } from '@storybook/react-webpack5';
import { screen } from '@testing-library/react';

import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';

import * as stories from './account.stories';

const server = startTestServer();
const { Default, Entrepreneur, RemindersStopped, WithoutProfile } = composeStories(stories);

it('tells an entrepreneur who is reminded when, and where to stop it', async () => {
  await renderStory(server, Entrepreneur);
  expect(await screen.findByText(/14, 28, 45, 55, and 59 days/)).toHaveTextContent(
    'Your deal lead gets a copy on day 55.',
  );
  expect(screen.getByRole('link', { name: 'Stop the reminders' })).toHaveAttribute(
    'href',
    '/unsubscribe-email',
  );
});

it('offers to switch stopped reminders on again', async () => {
  await renderStory(server, RemindersStopped);
  expect(await screen.findByRole('button', { name: 'Switch reminders on again' })).toBeVisible();
});

it('promises no reminders without a profile', async () => {
  await renderStory(server, WithoutProfile);
  expect(await screen.findByText(/and so no reminders/)).toBeVisible();
});

it('says nothing of reminders to investors', async () => {
  await renderStory(server, Default);
  await screen.findByRole('heading', { name: 'Password' });
  expect(screen.queryByText('Reminders by mail')).not.toBeInTheDocument();
});
