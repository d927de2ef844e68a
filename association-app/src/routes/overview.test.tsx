import { composeStories } from '@storybook/react-webpack5';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { screen } from '@testing-library/react';

import * as stories from './overview.stories';

const server = startTestServer();
const { Default, Empty, Error } = composeStories(stories);

it('says what waits, the first by name, and leaves out what does not', async () => {
  await renderStory(server, Default);
  expect(
    await screen.findByRole('heading', { name: 'Nominations without an answer: 7' }),
  ).toBeVisible();
  expect(screen.getByText('ceo@one.test')).toBeVisible();
  expect(screen.getByText('and 2 more')).toBeVisible();
  expect(screen.queryByText(/not accepted the agreement/)).not.toBeInTheDocument();
});

it('says that nothing waits', async () => {
  await renderStory(server, Empty);
  expect(await screen.findByRole('heading', { name: 'Nothing waits' })).toBeVisible();
});

it('says that it could not be loaded, with Retry', async () => {
  await renderStory(server, Error);
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
});
