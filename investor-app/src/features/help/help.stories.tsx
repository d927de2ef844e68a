import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DEFAULT_SETTINGS } from '@syndication/contract/settings/settings.rules';
import {
  AppFrame,
  Button,
  PageHeader,
  useLazyDialog,
  type LoadDialog,
} from '@syndication/shared-ui/core';
import {
  investorSession,
  onPhone,
  ScreenHost,
  screenParameters,
} from '@syndication/shared-ui/testing';
import { expect, userEvent, within } from 'storybook/test';

import { exceptVideo, stillVideo } from './still-video';

const loadHelp: LoadDialog = () => import('./help-dialog');

/** A page with a menu that has Help in it, as the shell's user menu has. */
function Stage() {
  const { open, dialog } = useLazyDialog();
  return (
    <ScreenHost
      session={investorSession}
      host={{ settings: { ...DEFAULT_SETTINGS, helpVideoUrl: stillVideo } }}
    >
      <AppFrame
        brand={DEFAULT_SETTINGS.brand}
        actions={
          <Button variant="ghost" onClick={() => open(loadHelp)}>
            Help
          </Button>
        }
      >
        <PageHeader title="Northeast Deals" />
        {dialog}
      </AppFrame>
    </ScreenHost>
  );
}

const meta: Meta<typeof Stage> = {
  title: 'Screens/Investor/Help',
  component: Stage,
  parameters: { ...screenParameters, ...exceptVideo },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    // Nothing of the video's host is asked for before.
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Help' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Help' });
    const player = within(dialog).getByTitle('How ACA Syndication works');
    await expect(player).toHaveAttribute('src', stillVideo);
    await expect(player).toHaveAttribute('sandbox', expect.stringContaining('allow-scripts'));
  },
};

export const OpenOnAPhone: Story = { ...Open, globals: onPhone };
