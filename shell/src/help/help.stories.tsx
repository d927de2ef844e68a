import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { switchShortcuts } from '@syndication/contract/host/shortcuts';
import {
  entrepreneurSession,
  investorSession,
  onPhone,
  screenParameters,
} from '@syndication/shared-ui/testing';
import { expect, userEvent, within, waitFor } from 'storybook/test';

import { AppChrome } from '../chrome/app-chrome';
import { ShellPage } from '../testing/shell-page';
import HelpPage from './help-page';

type Session = typeof investorSession | typeof entrepreneurSession;

function Screen({ session }: { session: Session }) {
  return (
    <ShellPage session={session} at="/help">
      <AppChrome session={session}>
        <HelpPage session={session} />
      </AppChrome>
    </ShellPage>
  );
}

const meta: Meta<typeof Screen> = {
  title: 'Screens/Shell/Help',
  component: Screen,
  parameters: screenParameters,
  args: { session: investorSession },
  beforeEach: () => switchShortcuts(true),
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    // Nothing of the video's host is asked for before.
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

export const ShortcutsOff: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('switch', { name: /^Single-key shortcuts/ }));
    await expect(canvas.getByText('They are off: the keys below do nothing.')).toBeVisible();
  },
};

export const VideoBlocked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const video = within(await canvas.findByRole('region', { name: 'How ACA Syndication works' }));
    await waitFor(() => {
      const refusal = new Event('securitypolicyviolation');
      document.dispatchEvent(Object.assign(refusal, { effectiveDirective: 'frame-src' }));
      return expect(video.getByText(/video cannot be shown here/)).toBeVisible();
    });
    await expect(video.getByRole('link', { name: 'Open the video in a new tab' })).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

export const Entrepreneur: Story = { args: { session: entrepreneurSession } };
export const Phone: Story = { globals: onPhone };
