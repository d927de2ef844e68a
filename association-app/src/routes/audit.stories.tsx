import { getAuditTrail } from '@syndication/contract/console-audit/console-audit.endpoints';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  answer,
  auditFixture,
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
  title: 'Screens/Console/Audit trail',
  component: RemoteScreens,
  args: { app, session: staffSession, at: '/console/audit' },
  parameters: {
    ...screenParameters,
    msw: { handlers: [answer(getAuditTrail, { entries: auditFixture, hasMore: true })] },
  },
};
export default meta;
type Story = StoryObj<typeof RemoteScreens>;

export const Default: Story = {};
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: { theme: 'dark' } };
export const ForAnAdmin: Story = { args: { session: groupAdminSession } };
export const Narrowed: Story = {
  args: { at: '/console/audit?search=gloria&of=person&from=2026-01-01&to=2026-12-31' },
  parameters: {
    msw: {
      handlers: [answer(getAuditTrail, { entries: auditFixture.slice(1, 2), hasMore: false })],
    },
  },
};
export const Empty: Story = {
  parameters: { msw: { handlers: [answer(getAuditTrail, { entries: [], hasMore: false })] } },
};
export const Loading: Story = {
  parameters: { msw: { handlers: [neverAnswer(getAuditTrail)] } },
};
export const Error: Story = {
  parameters: { msw: { handlers: [dropConnection(getAuditTrail)] } },
};
