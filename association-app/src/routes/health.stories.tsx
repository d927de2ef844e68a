import {
  getConsoleHealth,
  putTestMail,
  retryMail,
} from '@syndication/contract/console-health/console-health.endpoints';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  answer,
  dropConnection,
  groupAdminSession,
  healthFixture,
  neverAnswer,
  onPhone,
  RemoteScreens,
  screenParameters,
  staffSession,
} from '@syndication/shared-ui/testing';

import app from '../app';

const meta: Meta<typeof RemoteScreens> = {
  title: 'Screens/Console/Health',
  component: RemoteScreens,
  args: { app, session: staffSession, at: '/console/health' },
  parameters: {
    ...screenParameters,
    msw: {
      handlers: [
        answer(getConsoleHealth, healthFixture),
        answer(putTestMail, undefined),
        answer(retryMail, { count: 1 }),
      ],
    },
  },
};
export default meta;
type Story = StoryObj<typeof RemoteScreens>;

export const Default: Story = {};
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Empty: Story = {
  parameters: {
    msw: {
      handlers: [
        answer(getConsoleHealth, {
          mail: { waiting: 0, givenUp: 0, isInTrouble: false, unsent: [] },
          jobs: [],
          releases: [],
        }),
      ],
    },
  },
};
export const Loading: Story = {
  parameters: { msw: { handlers: [neverAnswer(getConsoleHealth)] } },
};
export const Error: Story = {
  parameters: { msw: { handlers: [dropConnection(getConsoleHealth)] } },
};
/** For admins of groups the page does not exist. */
export const NotStaff: Story = {
  args: { session: groupAdminSession },
  parameters: { msw: { handlers: [] } },
};
