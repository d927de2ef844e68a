import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { onPhone } from '../testing/story-states';
import { LinkList } from './link-list';

const meta = {
  title: 'Venture profile/Link list',
  component: LinkList,
  parameters: {
    docs: {
      description: {
        component:
          'Documents and profiles elsewhere, each large enough for a finger, with the host where it leads. Opens new tabs. A single link stands in text as `ExternalLink`.',
      },
    },
  },
  args: {
    label: 'Documents of Tidewater Robotics',
    links: [
      { name: 'Executive summary', href: 'https://files.example/tidewater/summary.pdf' },
      { name: 'Pitch deck', href: 'https://files.example/tidewater/deck.pdf' },
      { name: 'Pitch video', href: 'https://videos.example/tidewater' },
    ],
  },
} satisfies Meta<typeof LinkList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: onPhone };
export const LongHost: Story = {
  args: {
    links: [
      {
        name: 'Deal room',
        href: 'https://data-room-of-the-company.the-longest-domain-name-in-new-england.example/',
      },
    ],
  },
};
