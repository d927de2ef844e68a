import { composeStories } from '@storybook/react-webpack5';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { screen } from '@testing-library/react';

import * as stories from './agreement.stories';

const server = startTestServer();
const { Error, OnItsPage } = composeStories(stories);

it('is the one in force, with its number', async () => {
  await renderStory(server, OnItsPage);
  expect(await screen.findByRole('heading', { name: 'Definitions' })).toBeVisible();
  expect(screen.getByText(/^Version 2 of this agreement since /)).toBeVisible();
});

it('can be asked for again when it does not load', async () => {
  await renderStory(server, Error);
  expect(await screen.findByRole('button', { name: /Retry|Try again/ })).toBeVisible();
});
