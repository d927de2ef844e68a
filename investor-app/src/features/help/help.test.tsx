import { composeStories } from '@storybook/react-webpack5';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { screen } from '@testing-library/react';

import * as stories from './help.stories';

const server = startTestServer();
const { Closed, Open } = composeStories(stories);

it('frames nothing before it is opened', async () => {
  await renderStory(server, Closed);
  expect(screen.getByRole('button', { name: 'Help' })).toBeVisible();
});

it('shows the video in a sandbox, and gives the focus back when it is closed', async () => {
  const user = await renderStory(server, Open);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.getByRole('button', { name: 'Help' })).toHaveFocus();
});
