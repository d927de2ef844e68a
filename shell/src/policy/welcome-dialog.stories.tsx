import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { acceptPolicy } from '@syndication/contract/members/members.endpoints';
import { PageHeader } from '@syndication/shared-ui/core';
import {
  answer,
  dropConnection,
  investorSession,
  neverAnswer,
  screenParameters,
} from '@syndication/shared-ui/testing';
import { screen, spyOn, userEvent } from 'storybook/test';

import { AppChrome } from '../chrome/app-chrome';
import { ShellPage } from '../testing/shell-page';
import WelcomeDialog from './welcome-dialog';

const meta: Meta<typeof WelcomeDialog> = {
  title: 'Screens/Shell/Welcome dialog',
  component: WelcomeDialog,
  args: {
    session: { ...investorSession, member: { ...investorSession.member, isPolicyRead: 0 } },
  },
  parameters: {
    ...screenParameters,
    msw: { handlers: [answer(acceptPolicy, undefined)] },
  },
  render: (args) => (
    <ShellPage session={args.session}>
      <AppChrome session={args.session}>
        <PageHeader title="Northeast Deals" />
        <WelcomeDialog {...args} />
      </AppChrome>
    </ShellPage>
  ),
};
export default meta;
type Story = StoryObj<typeof WelcomeDialog>;

export const FirstVisit: Story = {};
export const Reopened: Story = { args: { session: investorSession } };
export const Saving: Story = {
  parameters: { msw: { handlers: [neverAnswer(acceptPolicy)] } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Agree' }));
  },
};
export const SavingFailed: Story = {
  parameters: { msw: { handlers: [dropConnection(acceptPolicy)] } },
  beforeEach: () => {
    // The failure is logged, too.
    spyOn(console, 'warn').mockImplementation(() => undefined);
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Agree' }));
    await screen.findByRole('alert');
  },
};
