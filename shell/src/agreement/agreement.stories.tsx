import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { investorSession, onPhone, screenParameters } from '@syndication/shared-ui/testing';

import { AppChrome } from '../chrome/app-chrome';
import Etiquette from '../routes/etiquette';
import { ShellPage } from '../testing/shell-page';
import AgreementDialog from './agreement-dialog';

const meta: Meta = {
  title: 'Shell/Agreement',
  tags: ['!autodocs'],
  parameters: screenParameters,
};
export default meta;
type Story = StoryObj;

export const InDialog: Story = { render: () => <AgreementDialog onClose={() => undefined} /> };
export const InDialogMobile: Story = { ...InDialog, globals: onPhone };
export const OnItsPage: Story = {
  render: () => (
    <ShellPage session={investorSession} at="/etiquette">
      <AppChrome session={investorSession}>
        <Etiquette />
      </AppChrome>
    </ShellPage>
  ),
};
export const OnItsPageMobile: Story = { ...OnItsPage, globals: onPhone };
