import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { onPhone } from '../testing/story-states';
import { AppFrame } from './app-frame';
import { Button } from './button';
import { PageHeader } from './page-header';
import { Select } from './select';
import { Text } from './text';

const meta: Meta<typeof AppFrame> = {
  title: 'Core/AppFrame',
  component: AppFrame,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    brand: <a href="#start">ACA Syndication</a>,
    navigation: (
      <Select aria-label="Syndication group">
        <option>Northeast</option>
        <option>Great Lakes</option>
      </Select>
    ),
    actions: (
      <Button variant="ghost" size="sm">
        Feedback
      </Button>
    ),
    user: (
      <Text size="sm" tone="muted">
        investor@demo.test
      </Text>
    ),
    footer: <Text size="sm">© The association. All rights reserved.</Text>,
    children: <PageHeader title="Northeast Deals" detail="6 deals" />,
  },
};
export default meta;
type Story = StoryObj<typeof AppFrame>;

export const Default: Story = {};
export const SignedOut: Story = {
  args: { navigation: undefined, actions: undefined, user: undefined },
};
export const Mobile: Story = { globals: onPhone };
