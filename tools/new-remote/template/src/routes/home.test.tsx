import { composeStories } from '@storybook/react-webpack5';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { screen } from '@testing-library/react';

import * as stories from './home.stories';

const server = startTestServer();
const { Default } = composeStories(stories);

it('says what it is', async () => {
  await renderStory(server, Default);
  expect(await screen.findByRole('heading', { level: 1, name: '$title$' })).toBeVisible();
});
