import { composeStories } from '@storybook/react-webpack5';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { screen, within } from '@testing-library/react';

import * as stories from './listing.stories';

const server = startTestServer();
const screens = composeStories(stories);

const listing = async () => within(await screen.findByRole('region', { name: 'Your listing' }));

it('counts the days that are left, with none due', async () => {
  await renderStory(server, screens.Default);
  expect((await listing()).getByText('Listed for 57 days more.')).toBeVisible();
  expect((await listing()).queryByText('Update due')).not.toBeInTheDocument();
});

it('is still on the list on its last day', async () => {
  await renderStory(server, screens.LastDay);
  expect((await listing()).getByText('Listed until the end of today.')).toBeVisible();
  expect((await listing()).getByText(/starts the line anew/)).toBeVisible();
  expect((await listing()).getByText('Update due')).toBeVisible();
});

it('has left the list after that', async () => {
  await renderStory(server, screens.HasLeft);
  expect((await listing()).getByText('Your profile has left the list.')).toBeVisible();
  expect(
    (await listing()).getByText('Edit it to bring it back before investors.', { exact: false }),
  ).toBeVisible();
});
