import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { Panel } from './layout';
import { Heading, Text } from './text';

const meta = {
  title: 'Core/Panel',
  component: Panel,
  parameters: {
    docs: {
      description: {
        component:
          'Paper on the page. `sheet`, with a strong rule at its head, is what the page is about: one kind of it to a page. `plain` stands beside it. Inside a panel, group by space and hairlines, not by more panels.',
      },
    },
  },
  args: {
    kind: 'plain',
    maxW: 'form',
    'aria-label': 'Your listing',
  },
  argTypes: {
    kind: { control: 'inline-radio', options: ['plain', 'sheet'] },
  },
  render: (args) => (
    <Panel {...args}>
      <Heading size="md" mb="1">
        Your listing
      </Heading>
      <Text tone="muted">Listed for 57 days more.</Text>
    </Panel>
  ),
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sheet: Story = { args: { kind: 'sheet' } };
