import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { investorSession, ScreenHost } from '@syndication/shared-ui/testing';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { DealPages } from './deal-pages';

function Turned({ from, pages }: { from: number; pages: number }) {
  const [page, setPage] = useState(from);
  return (
    <DealPages page={page} pages={pages} onPageChange={setPage}>
      <p>Deals {(page - 1) * 50 + 1} and further</p>
    </DealPages>
  );
}

const meta: Meta<typeof Turned> = {
  title: 'Investor app/Deals/Deal pages',
  component: Turned,
  args: { from: 1, pages: 200 },
  decorators: [
    (Story) => (
      <ScreenHost session={investorSession}>
        <Story />
      </ScreenHost>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Turned>;

export const Default: Story = {};
export const Middle: Story = { args: { from: 120 } };
export const Last: Story = { args: { from: 200 } };
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
