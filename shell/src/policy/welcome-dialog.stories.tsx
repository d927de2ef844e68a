import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { getAgreement } from '@syndication/contract/agreement/agreement.endpoints';
import { acceptPolicy } from '@syndication/contract/members/members.endpoints';
import { PageHeader } from '@syndication/shared-ui/core';
import {
  agreementFixture,
  answer,
  dropConnection,
  fail,
  investorSession,
  neverAnswer,
  screenParameters,
} from '@syndication/shared-ui/testing';
import { screen, spyOn, userEvent } from 'storybook/test';

import { AppChrome } from '../chrome/app-chrome';
import { ShellPage } from '../testing/shell-page';
import WelcomeDialog from './welcome-dialog';

const agreement = answer(getAgreement, agreementFixture);

const meta: Meta<typeof WelcomeDialog> = {
  title: 'Screens/Shell/Welcome dialog',
  component: WelcomeDialog,
  args: {
    session: { ...investorSession, member: { ...investorSession.member, isPolicyRead: 0 } },
  },
  parameters: {
    ...screenParameters,
    msw: { handlers: [agreement, answer(acceptPolicy, undefined)] },
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
/** There is a new version since the member accepted one. */
export const NewVersion: Story = {
  args: {
    session: {
      ...investorSession,
      member: { ...investorSession.member, isPolicyRead: 0, hasEverAccepted: true },
    },
  },
};
export const Saving: Story = {
  parameters: { msw: { handlers: [agreement, neverAnswer(acceptPolicy)] } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Agree' }));
  },
};
export const SavingFailed: Story = {
  parameters: { msw: { handlers: [agreement, dropConnection(acceptPolicy)] } },
  beforeEach: () => {
    // The failure is logged, too.
    spyOn(console, 'warn').mockImplementation(() => undefined);
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Agree' }));
    await screen.findByRole('alert');
  },
};
/** Staff published a new version while the member read the one before. */
export const Changed: Story = {
  parameters: {
    msw: {
      handlers: [agreement, fail(acceptPolicy, { status: 409, code: 'STALE_VERSION' })],
    },
  },
  beforeEach: () => {
    spyOn(console, 'warn').mockImplementation(() => undefined);
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Agree' }));
    await screen.findByRole('heading', { name: 'Definitions' });
  },
};
