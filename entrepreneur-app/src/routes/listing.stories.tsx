import { getVentures } from '@syndication/contract/ventures/ventures.endpoints';
import {
  answer,
  entrepreneurSession,
  RemoteScreens,
  ventureFixture,
} from '@syndication/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent } from 'storybook/test';

import app from '../app';

const meta = {
  title: 'Screens/Entrepreneur/Your listing',
  component: RemoteScreens,
  args: { app, session: entrepreneurSession, at: '/' },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof RemoteScreens>;
export default meta;

type Story = StoryObj<typeof meta>;

const predictions = { average: 68, voterCount: 12 };
const own = (facts: Parameters<typeof ventureFixture>[0]) => ({
  msw: { handlers: [answer(getVentures, [ventureFixture({ predictions, ...facts })])] },
});

const closeUpdateRequired = async () => {
  await screen.findByRole('dialog', { name: 'Update Required' });
  await userEvent.keyboard('{Escape}');
};

export const Default: Story = { parameters: own({}) };
/** An edit or "No Change" today keeps it on the list. */
export const LastDay: Story = {
  parameters: own({ daysSinceUpdate: 60 }),
  play: closeUpdateRequired,
};
export const HasLeft: Story = {
  parameters: own({ daysSinceUpdate: 61, dealStatus: 'removed' }),
  play: closeUpdateRequired,
};
