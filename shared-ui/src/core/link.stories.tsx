import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';

import { ExternalLink, Link } from './link';
import { Text } from './text';

const meta = {
  title: 'Core/Link',
  component: Link,
  parameters: {
    docs: {
      description: {
        component:
          'Leads elsewhere, inside text; with `isStandalone` on a line of its own, as high as a finger where there is one. Around a router link with `asChild`. `ExternalLink` opens another site in a new tab and keeps this page unknown to it; its address must have passed `toSafeHref`. What does something is a `Button`; a list of documents is a `LinkList`.',
      },
    },
  },
  argTypes: { isStandalone: { control: 'boolean' } },
  args: { href: '#agreement', children: 'Read the full agreement' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InText: Story = {
  render: (args) => (
    <Text maxW="prose">
      Members follow these rules so that rounds fill and nobody is misled. <Link {...args} /> before
      you agree.
    </Text>
  ),
};

export const Standalone: Story = { args: { isStandalone: true } };

export const External: Story = {
  render: () => <ExternalLink href="https://tidewater.example/">tidewater.example</ExternalLink>,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
