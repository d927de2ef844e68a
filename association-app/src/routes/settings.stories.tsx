import {
  getConsoleSettings,
  putConsoleSettings,
} from '@syndication/contract/console-settings/console-settings.endpoints';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  answer,
  consoleSettingsFixture,
  dropConnection,
  groupAdminSession,
  neverAnswer,
  onPhone,
  RemoteScreens,
  screenParameters,
  staffSession,
} from '@syndication/shared-ui/testing';

import app from '../app';

const meta: Meta<typeof RemoteScreens> = {
  title: 'Screens/Console/Settings',
  component: RemoteScreens,
  args: { app, session: staffSession, at: '/console/settings' },
  parameters: {
    ...screenParameters,
    msw: {
      handlers: [
        answer(getConsoleSettings, consoleSettingsFixture),
        answer(putConsoleSettings, { ...consoleSettingsFixture, version: 4 }),
      ],
    },
  },
};
export default meta;
type Story = StoryObj<typeof RemoteScreens>;

export const Default: Story = {};
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Loading: Story = {
  parameters: { msw: { handlers: [neverAnswer(getConsoleSettings)] } },
};
export const Error: Story = {
  parameters: { msw: { handlers: [dropConnection(getConsoleSettings)] } },
};
/** For group admins the page does not exist. */
export const NotStaff: Story = {
  args: { session: groupAdminSession },
  parameters: { msw: { handlers: [] } },
};
