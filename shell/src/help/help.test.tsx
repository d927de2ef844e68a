import { composeStories } from '@storybook/react-webpack5';
import { areShortcutsOn } from '@syndication/contract/host/shortcuts';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { screen } from '@testing-library/react';

import * as stories from './help.stories';

const server = startTestServer();
const { Default, Entrepreneur, ShortcutsOff, VideoBlocked } = composeStories(stories);
const play = () => screen.getByRole('button', { name: 'Play the video' });

afterEach(() => jest.restoreAllMocks());

it('frames the video once it is asked for, in a sandbox', async () => {
  const user = await renderStory(server, Default);
  expect(document.querySelector('iframe')).toBeNull();
  await user.click(play());
  const player = screen.getByTitle('How ACA Syndication works');
  expect(player).toHaveAttribute('sandbox', expect.not.stringContaining('top-navigation'));
  expect(player).toHaveAttribute('src', expect.stringMatching(/^https:/));
});

it('says so when the browser is offline, and plays once it is not', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const user = await renderStory(server, Default);
  await user.click(play());
  expect(screen.getByText(/^You are offline/)).toBeVisible();
  expect(document.querySelector('iframe')).toBeNull();
  onLine.mockReturnValue(true);
  await user.click(play());
  expect(screen.getByTitle('How ACA Syndication works')).toBeVisible();
});

it('leads to the video where its frame is blocked', async () => {
  await renderStory(server, VideoBlocked);
  expect(screen.queryByRole('button', { name: 'Play the video' })).not.toBeInTheDocument();
});

it('switches single keys off and on', async () => {
  const user = await renderStory(server, ShortcutsOff);
  expect(areShortcutsOn()).toBe(false);
  await user.click(screen.getByRole('switch', { name: /^Single-key shortcuts/ }));
  expect(areShortcutsOn()).toBe(true);
});

it('tells entrepreneurs of their profile, and neither shortcuts nor the video for investors', async () => {
  await renderStory(server, Entrepreneur);
  expect(screen.getByRole('heading', { name: 'Keep your profile up to date' })).toBeVisible();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Play the video' })).not.toBeInTheDocument();
});
