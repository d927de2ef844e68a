import { composeStories } from '@storybook/react-webpack5';
import { getVentures } from '@syndication/contract/ventures/ventures.endpoints';
import { answer, ventureFixture } from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { screen } from '@testing-library/react';

import * as stories from './view-profile.stories';

const server = startTestServer();
const screens = composeStories(stories);

const company = () => screen.findByRole('heading', { level: 1, name: 'Tidewater Robotics' });

it('shows the profile and nothing that investors do not see', async () => {
  await renderStory(server, screens.Default);
  expect(await company()).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Round Information' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Votes Feedback' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Your listing' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Edit Profile' })).toBeVisible();
});

it('does not say that investors see a profile that none of them sees', async () => {
  await renderStory(server, screens.InNoGroup);
  expect(await screen.findByText('Your profile is in no group')).toBeVisible();
  expect(screen.queryByText(/how investors see/)).not.toBeInTheDocument();
  expect(await company()).toBeVisible();
});

it('leads home without a venture', async () => {
  await renderStory(server, screens.WithoutVenture);
  expect(await screen.findByRole('link', { name: 'Create Profile' })).toBeVisible();
});

it('shows a failure, and recovers by Retry', async () => {
  const user = await renderStory(server, screens.Failed);
  expect(await screen.findByRole('alert')).toHaveTextContent('The service is not available.');
  server.use(answer(getVentures, [ventureFixture()]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await company()).toBeVisible();
});
