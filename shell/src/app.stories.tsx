import './testing/inline-registry';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  deleteInvestorLogin,
  getAnonymousUser,
} from '@syndication/contract/accounts/accounts.endpoints';
import { ROLE_STORAGE_KEY } from '@syndication/contract/accounts/accounts.rules';
import { SIGNED_OUT } from '@syndication/contract/host';
import {
  dropConnection,
  fail,
  investorSession,
  neverAnswer,
  screenParameters,
} from '@syndication/shared-ui/testing';

import { App, Page } from './app';
import { AppChrome } from './chrome/app-chrome';
import { Logout } from './routes/logout';
import { ShellPage } from './testing/shell-page';

const meta: Meta<typeof App> = {
  title: 'Screens/Shell/Session',
  component: App,
  parameters: screenParameters,
  // Stories of the sign-in remember a role, which decides what the session check asks.
  beforeEach: () => localStorage.removeItem(ROLE_STORAGE_KEY),
  render: () => (
    <ShellPage>
      <App />
    </ShellPage>
  ),
};
export default meta;
type Story = StoryObj<typeof App>;

export const Checking: Story = {
  parameters: { msw: { handlers: [neverAnswer(getAnonymousUser)] } },
};
export const CheckFailed: Story = {
  parameters: {
    msw: { handlers: [fail(getAnonymousUser, { status: 503, code: 'UNAVAILABLE' })] },
  },
};
export const LogoutFailed: Story = {
  parameters: { msw: { handlers: [dropConnection(deleteInvestorLogin)] } },
  render: () => (
    <ShellPage session={investorSession} at="/logout">
      <AppChrome session={investorSession}>
        <Logout />
      </AppChrome>
    </ShellPage>
  ),
};
/** An address that does not exist, for a visitor. */
export const UnknownPage: Story = {
  name: 'Unknown Page (404)',
  render: () => (
    <ShellPage session={SIGNED_OUT} at="/nonsense/here">
      <Page onRetry={() => undefined} />
    </ShellPage>
  ),
};
