import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';

import { TickedList } from './ticked-list';

const meta = {
  title: 'Entrepreneur app/Profile form/Ticked list',
  component: TickedList,
  parameters: {
    docs: {
      description: {
        component:
          'Facts inside a form that are settled elsewhere and belong to no value of it: the groups ' +
          'that a company is nominated to. Use `CheckboxGroupField` for what can be changed, and a ' +
          '`TextField` with `isReadOnly` for a single fact that the form sends along.',
      },
    },
  },
  args: {
    label: 'Syndication Group',
    hint: 'Investors of these groups see the profile. A nomination adds one.',
    items: ['Northeast', 'Great Lakes'],
  },
} satisfies Meta<typeof TickedList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Syndication Group' });
    for (const box of within(group).getAllByRole('checkbox')) {
      await expect(box).toBeChecked();
      await expect(box).toBeDisabled();
    }
  },
};

export const One: Story = { args: { items: ['Northeast'], hint: undefined } };

export const LongText: Story = {
  args: {
    items: [
      'Northeast',
      'The Greater Rocky Mountain and High Plains Syndicate of Affiliated Angel Groups',
      'Great Lakes',
      'Pacific Northwest',
    ],
  },
};
