import { getConsoleOverview } from '@syndication/contract/console-overview/console-overview.endpoints';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  answer,
  dropConnection,
  neverAnswer,
  onPhone,
  overviewFixture,
  RemoteScreens,
  screenParameters,
  staffSession,
} from '@syndication/shared-ui/testing';

import app from '../app';

const nothing = { count: 0, first: [] };

const meta: Meta<typeof RemoteScreens> = {
  title: 'Screens/Console/Overview',
  component: RemoteScreens,
  args: { app, session: staffSession, at: '/console' },
  parameters: {
    ...screenParameters,
    msw: { handlers: [answer(getConsoleOverview, overviewFixture)] },
  },
};
export default meta;
type Story = StoryObj<typeof RemoteScreens>;

export const Default: Story = {};
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Loading: Story = {
  parameters: { msw: { handlers: [neverAnswer(getConsoleOverview)] } },
};
export const Empty: Story = {
  parameters: {
    msw: {
      handlers: [
        answer(getConsoleOverview, {
          stuckMail: nothing,
          leaving: nothing,
          unanswered: nothing,
          neverCame: nothing,
          notAgreed: nothing,
        }),
      ],
    },
  },
};
export const Error: Story = {
  parameters: { msw: { handlers: [dropConnection(getConsoleOverview)] } },
};
