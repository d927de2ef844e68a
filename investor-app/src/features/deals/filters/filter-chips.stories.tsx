import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { onPhone } from '@syndication/shared-ui/testing';
import { FilterChips, type FilterChipsProps } from './filter-chips';

const chips = [
  { id: 'state', label: 'Massachusetts' },
  { id: 'security', label: 'Convertible note' },
  { id: 'updated', label: 'Updated in 14 days' },
];

/** Takes chips away as a page would. */
function Stage({ chips: first, onRemove, onClearAll, ...rest }: FilterChipsProps) {
  const [shown, setShown] = useState(first);
  return (
    <FilterChips
      {...rest}
      chips={shown}
      onRemove={(id) => {
        setShown(shown.filter((chip) => chip.id !== id));
        onRemove(id);
      }}
      onClearAll={() => {
        setShown([]);
        onClearAll();
      }}
    />
  );
}

const meta = {
  title: 'Investor app/Deals/Filter chips',
  component: FilterChips,
  parameters: {
    docs: {
      description: {
        component:
          'The filters in use above a list, each a button that takes it away. Use checkboxes to choose ' +
          'filters, and `StatusBadge` for states that cannot be taken away.',
      },
    },
  },
  args: { label: 'Filters in use', chips, onRemove: fn(), onClearAll: fn() },
  render: (args) => <Stage {...args} />,
} satisfies Meta<typeof FilterChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const None: Story = { args: { chips: [] } };
export const One: Story = { args: { chips: chips.slice(0, 1) } };

export const Many: Story = {
  args: {
    chips: [
      ...chips,
      { id: 'committed', label: 'At least (75%)' },
      { id: 'qualification', label: 'People of color co-founder(s)' },
      { id: 'fresh', label: 'Updated in the last 14 days' },
      { id: 'name', label: 'Name contains “brightwatermunicipalsoftwareandservicesofvermont”' },
    ],
  },
  globals: onPhone,
};

const chip = (root: HTMLElement, text: string) =>
  within(root).getByRole('button', { name: `Remove filter: ${text}` });

export const FocusMovesToTheNext: Story = {
  play: async ({ args, canvasElement }) => {
    chip(canvasElement, 'Massachusetts').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('state');
    await expect(chip(canvasElement, 'Convertible note')).toHaveFocus();
  },
};

export const FocusMovesBackFromTheLast: Story = {
  play: async ({ canvasElement }) => {
    chip(canvasElement, 'Updated in 14 days').focus();
    await userEvent.keyboard(' ');
    await expect(chip(canvasElement, 'Convertible note')).toHaveFocus();
  },
};

export const Cleared: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onClearAll).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('group', { name: 'Filters in use' })).toHaveFocus();
  },
};
