import { getConsoleOverview } from '@syndication/contract/console-overview/console-overview.endpoints';
import { getPasskeys } from '@syndication/contract/passkeys/passkeys.endpoints';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  answer,
  dropConnection,
  fail,
  groupAdminSession,
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
/** Only staff find the page of the agreement. */
export const ForAnAdmin: Story = {
  args: { session: groupAdminSession },
  parameters: {
    msw: {
      handlers: [
        answer(getConsoleOverview, {
          ...overviewFixture,
          ...{ stuckMail: null, deletions: null },
          notAgreed: overviewFixture.neverCame,
        }),
      ],
    },
  },
};
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Loading: Story = {
  parameters: { msw: { handlers: [neverAnswer(getConsoleOverview)] } },
};
const quiet = {
  leaving: nothing,
  unled: nothing,
  unanswered: nothing,
  neverCame: nothing,
  notAgreed: nothing,
  setUp: null,
};
export const Empty: Story = {
  parameters: {
    msw: {
      handlers: [answer(getConsoleOverview, { ...quiet, stuckMail: nothing, deletions: nothing })],
    },
  },
};
export const EmptyForAnAdmin: Story = {
  args: { session: groupAdminSession },
  parameters: {
    msw: { handlers: [answer(getConsoleOverview, { ...quiet, stuckMail: null, deletions: null })] },
  },
};
export const Error: Story = {
  parameters: { msw: { handlers: [dropConnection(getConsoleOverview)] } },
};

const shut = fail(getConsoleOverview, { status: 403, code: 'PASSKEY_REQUIRED' });
const passkey = {
  id: 'phone',
  name: 'Phone',
  createdAt: '2026-10-02T08:12:00.000Z',
  lastUsedAt: null,
};
/** In an association that wants a passkey, for somebody who has none yet. */
export const WantsAPasskey: Story = {
  parameters: {
    msw: {
      handlers: [shut, answer(getPasskeys, { passkeys: [], codesLeft: 0, isRequired: true })],
    },
  },
};
/** The same, for somebody who has one and came with a password. */
export const WantsThePasskey: Story = {
  parameters: {
    msw: {
      handlers: [
        shut,
        answer(getPasskeys, { passkeys: [passkey], codesLeft: 10, isRequired: true }),
      ],
    },
  },
};
export const WantsThePasskeyOnPhone: Story = { ...WantsThePasskey, globals: onPhone };

const begun = { names: true, agreement: false, group: true, admin: false, members: false };
const settingUp = (setUp: object) =>
  answer(getConsoleOverview, {
    ...{ stuckMail: nothing, leaving: nothing, unanswered: nothing, neverCame: nothing },
    ...{ unled: nothing, notAgreed: nothing, deletions: nothing, setUp: { ...begun, ...setUp } },
  });
export const FirstVisit: Story = {
  parameters: { msw: { handlers: [settingUp({ names: false, group: false })] } },
};
export const SettingUp: Story = { parameters: { msw: { handlers: [settingUp({})] } } };
export const SettingUpOnPhone: Story = { ...SettingUp, globals: onPhone };
