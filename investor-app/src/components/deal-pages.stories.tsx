import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { investorSession, ScreenHost } from '@syndication/shared-ui/testing';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { DealPages, type DealPagesProps } from './deal-pages';

function Turned({ page: first, pages }: DealPagesProps) {
  const [page, setPage] = useState(first);
  return (
    <DealPages page={page} pages={pages} onPageChange={setPage}>
      <p>Deals {(page - 1) * 50 + 1} and further</p>
    </DealPages>
  );
}

const meta = {
  title: 'Investor app/Deals/Deal pages',
  component: DealPages,
  parameters: {
    docs: {
      description: {
        component:
          'A list that is too long for one page, with the pager below it. It is for the deals alone: what fits ' +
          'into a few windows is better scrolled. Turning leads eyes and keyboard to the beginning of the list.',
      },
    },
  },
  args: { page: 1, pages: 200, onPageChange: fn(), children: null },
  render: (args) => <Turned key={args.page} {...args} />,
  decorators: [
    (Story) => (
      <ScreenHost session={investorSession}>
        <Story />
      </ScreenHost>
    ),
  ],
} satisfies Meta<typeof DealPages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Middle: Story = { args: { page: 120 } };
export const Last: Story = { args: { page: 200 } };
export const OnePage: Story = { args: { pages: 1 } };
export const Turning: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Next page' }));
    await expect(canvas.getByText('Page 2 of 200')).toBeVisible();
    await expect(canvas.getByText('Deals 51 and further')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next page' })).not.toHaveFocus();
  },
};
