import { composeStories } from '@storybook/react-webpack5';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { screen } from '@testing-library/react';

import * as stories from './entrepreneur-screens.stories';

const server = startTestServer();
const { HiddenSinceCreated, JustCreated, VentureOfSomebodyElse, VenturePage } =
  composeStories(stories);

it('says of a new profile who sees it', async () => {
  await renderStory(server, JustCreated);
  expect(screen.getByText(/^Tidewater Robotics is live in/)).toBeVisible();
});

it('does not call a profile live again that was hidden since', async () => {
  await renderStory(server, HiddenSinceCreated);
  expect(
    await screen.findByText('The association has taken your profile from its lists'),
  ).toBeVisible();
  expect(screen.queryByText(/is live in/)).not.toBeInTheDocument();
});

it.each([
  ['its company', VenturePage, 'Tidewater Robotics'],
  ['what is missing, for another’s', VentureOfSomebodyElse, 'Not found'],
])('titles the page by %s', async (_, story, title) => {
  const setPageTitle = jest.fn();
  await renderStory(server, story, { host: { setPageTitle } });
  await screen.findByRole('heading', { level: 1, name: title === 'Not found' ? /^Sorry/ : title });
  expect(setPageTitle.mock.lastCall).toEqual([title]);
});
