import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { HStack } from './layout';
import { StatusBadge } from './status-badge';

const meta = {
  title: 'Core/Status badge',
  component: StatusBadge,
  parameters: {
    docs: {
      description: {
        component:
          'A short state that people scan for: Presenter, Round Closed, Update due. Two or three words; ' +
          'the words carry the meaning, the tone only supports it. `accent` is for what wants ' +
          'attention, `brand` for what is good to know. Use `FilterChips` for what can be taken away, ' +
          'and plain text for facts.',
      },
    },
  },
  args: { children: 'Presenter', tone: 'brand' },
  argTypes: {
    tone: {
      control: 'inline-radio',
      options: ['neutral', 'brand', 'accent', 'success', 'danger'],
    },
  },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <HStack gap="2" flexWrap="wrap">
      <StatusBadge>Round Closed</StatusBadge>
      <StatusBadge tone="brand">Presenter</StatusBadge>
      <StatusBadge tone="accent">Update due</StatusBadge>
      <StatusBadge tone="success">Listed</StatusBadge>
      <StatusBadge tone="danger">Removed</StatusBadge>
    </HStack>
  ),
};
