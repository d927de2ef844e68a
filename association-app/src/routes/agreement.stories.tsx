import {
  getAcceptances,
  getConsoleAgreement,
} from '@syndication/contract/console-agreement/console-agreement.endpoints';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  acceptancesFixture,
  answer,
  consoleAgreementFixture,
  dropConnection,
  groupAdminSession,
  neverAnswer,
  onPhone,
  RemoteScreens,
  screenParameters,
  staffSession,
} from '@syndication/shared-ui/testing';
import { userEvent, within } from 'storybook/test';

import app from '../app';

const agreement = answer(getConsoleAgreement, consoleAgreementFixture);
const acceptances = answer(getAcceptances, acceptancesFixture);
const { versions, members } = consoleAgreementFixture;

const meta: Meta<typeof RemoteScreens> = {
  title: 'Screens/Console/Agreement',
  component: RemoteScreens,
  args: { app, session: staffSession, at: '/console/agreement' },
  parameters: { ...screenParameters, msw: { handlers: [agreement, acceptances] } },
};
export default meta;
type Story = StoryObj<typeof RemoteScreens>;
type Play = NonNullable<Story['play']>;

export const Default: Story = {};
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: { theme: 'dark' } };
export const FirstOnly: Story = {
  parameters: {
    msw: {
      handlers: [answer(getConsoleAgreement, { versions: versions.slice(2), members })],
    },
  },
};
export const NotForAdmins: Story = { args: { session: groupAdminSession } };
export const Loading: Story = {
  parameters: { msw: { handlers: [neverAnswer(getConsoleAgreement)] } },
};
export const Error: Story = {
  parameters: { msw: { handlers: [dropConnection(getConsoleAgreement)] } },
};

const press =
  (name: string): Play =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name }));
    await canvas.findByRole('dialog');
  };
export const Reading: Story = { play: press('Read version 2') };
export const Comparing: Story = {
  play: async (context) => {
    await press('Read version 3')(context);
    const canvas = within(context.canvasElement);
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Compare with' }),
      'Compare with version 2',
    );
  },
};
export const Writing: Story = {
  play: async (context) => {
    await press('Edit the draft')(context);
    await within(context.canvasElement).findByRole('textbox', { name: 'Text' });
  },
};
export const Publishing: Story = { play: press('Publish version 3') };
export const WhoAccepted: Story = { play: press('Who accepted version 2') };
export const WhoAcceptedOnPhone: Story = { ...WhoAccepted, globals: onPhone };
