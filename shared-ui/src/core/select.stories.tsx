import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Select } from './select';

const meta = {
  title: 'Core/Select',
  component: Select,
  parameters: {
    docs: {
      description: {
        component:
          'One of five or more choices outside a form: sort order, syndication group. Inside a form use ' +
          'the select field, which brings label, hint and error. For two to four choices that people ' +
          'compare, use radio buttons. It is the platform’s own control; name it with `aria-label`.',
      },
    },
  },
  args: {
    'aria-label': 'Sort by',
    onChange: fn(),
    children: ['Company name A to Z', 'Company name Z to A', 'Newest first', 'Oldest first'].map(
      (label) => <option key={label}>{label}</option>,
    ),
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Sort by' });
    await userEvent.selectOptions(select, 'Newest first');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(select).toHaveValue('Newest first');
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    width: '48',
    children: <option>Angels of the Greater Rocky Mountain and High Plains Region</option>,
  },
};
