import { getAgreement } from '@syndication/contract/agreement/agreement.endpoints';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PageHeader } from '@syndication/shared-ui/core';
import {
  agreementFixture,
  answer,
  dropConnection,
  investorSession,
  neverAnswer,
  screenParameters,
} from '@syndication/shared-ui/testing';

import { AppChrome } from '../chrome/app-chrome';
import Etiquette from '../routes/etiquette';
import { ShellPage } from '../testing/shell-page';
import AgreementDialog from './agreement-dialog';

const meta: Meta = {
  title: 'Screens/Shell/Agreement',
  parameters: {
    ...screenParameters,
    msw: { handlers: [answer(getAgreement, agreementFixture)] },
  },
};
export default meta;
type Story = StoryObj;

export const InDialog: Story = {
  name: 'In Dialog (Memorandum of Understanding)',
  render: () => (
    <ShellPage session={investorSession}>
      <AppChrome session={investorSession}>
        <PageHeader title="Northeast Deals" />
        <AgreementDialog onClose={() => undefined} />
      </AppChrome>
    </ShellPage>
  ),
};
const newMember = {
  ...investorSession,
  member: { ...investorSession.member, isPolicyRead: 0 as const },
};
export const OnItsPageBeforeAgreeing: Story = {
  render: () => (
    <ShellPage session={newMember} at="/etiquette">
      <AppChrome session={newMember}>
        <Etiquette />
      </AppChrome>
    </ShellPage>
  ),
};
export const OnItsPage: Story = {
  name: 'On Its Page (Etiquette)',
  render: () => (
    <ShellPage session={investorSession} at="/etiquette">
      <AppChrome session={investorSession}>
        <Etiquette />
      </AppChrome>
    </ShellPage>
  ),
};
export const Loading: Story = {
  ...OnItsPage,
  parameters: { msw: { handlers: [neverAnswer(getAgreement)] } },
};
export const Error: Story = {
  ...OnItsPage,
  parameters: { msw: { handlers: [dropConnection(getAgreement)] } },
};
