import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { onPhone } from '@syndication/shared-ui/testing';
import { expect, fn, within } from 'storybook/test';

import { exceptVideo, stillVideo } from './still-video';
import { VideoDialog } from './video-dialog';

const meta = {
  title: 'Investor app/Help/Video dialog',
  component: VideoDialog,
  parameters: {
    ...exceptVideo,
    docs: {
      story: { inline: false, height: '36rem' },
      description: {
        component:
          'A video of one of the known hosts, for Help. Mount it when it is asked for: the player is ' +
          'loaded from its host as soon as it is there, and never before.',
      },
    },
  },
  args: { title: 'Help', videoTitle: 'How it works', src: stillVideo, onClose: fn() },
} satisfies Meta<typeof VideoDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const player = within(document.body).getByTitle('How it works');
    const { width, height } = player.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(16 / 9, 1);
    await expect(player).toHaveAttribute('sandbox', expect.not.stringContaining('top-navigation'));
  },
};
export const Phone: Story = { globals: onPhone, ...(Default.play && { play: Default.play }) };
