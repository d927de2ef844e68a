import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';

import { Box, Heading, Panel } from '@syndication/shared-ui/core';
import { onPhone } from '@syndication/shared-ui/testing';
import { LifetimeLine } from './lifetime-line';

const NOW = new Date('2026-11-20T15:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
/** The last moment of that day. */
const endOfDay = (days: number) => new Date(inDays(days).setUTCHours(23, 59, 59, 999));

const meta = {
  title: 'Entrepreneur app/Venture/Lifetime line',
  component: LifetimeLine,
  parameters: {
    docs: {
      description: {
        component:
          'For the entrepreneur, beside the own profile: when it was updated last, where today is on the way ' +
          'to the day it leaves the list, and when the next mail comes. Dates are whole days in UTC. Investors ' +
          'see the days since the last update in the deal row instead.',
      },
    },
  },
  args: {
    lastUpdate: inDays(-18),
    nextReminder: inDays(10),
    listedUntil: endOfDay(42),
    now: NOW,
  },
  decorators: [
    (Story) => (
      <Box maxW="sm">
        <Panel>
          <Heading size="md" mb="3">
            Your listing
          </Heading>
          <Story />
        </Panel>
      </Box>
    ),
  ],
} satisfies Meta<typeof LifetimeLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('All dates'));
    await expect(canvas.getByText('in 42 days')).toBeVisible();
    await expect(canvas.getByText('18 days ago')).toBeVisible();
  },
};

export const UpdatedToday: Story = {
  args: { lastUpdate: NOW, nextReminder: inDays(14), listedUntil: endOfDay(60) },
};
export const UpdateDue: Story = {
  args: {
    lastUpdate: inDays(-35),
    nextReminder: inDays(10),
    listedUntil: endOfDay(25),
    isDue: true,
  },
};
/** After the last reminder, when the round is closed, or after an unsubscription. */
export const NoMoreReminders: Story = { args: { nextReminder: null } };
/** Confirmed lately, but not edited for almost 90 days. */
export const EditDue: Story = {
  args: { lastUpdate: inDays(-10), nextReminder: null, listedUntil: endOfDay(1), isDue: true },
};
export const HasLeft: Story = {
  args: {
    lastUpdate: inDays(-71),
    nextReminder: null,
    listedUntil: endOfDay(-11),
    isDue: true,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('All dates'));
    await expect(canvas.getByText('Left the list')).toBeVisible();
    await expect(canvas.getByText('Nov 10, 2026')).toBeVisible();
    await expect(canvas.getByText('10 days ago')).toBeVisible();
  },
};
/** Confirmed after it had left the list for want of an edit. */
export const LeftBeforeLastUpdate: Story = {
  args: { lastUpdate: inDays(-2), nextReminder: null, listedUntil: endOfDay(-5), isDue: true },
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('[aria-hidden]')!;
    const box = line.getBoundingClientRect();
    for (const mark of line.querySelectorAll('[data-date]')) {
      const { left, right } = mark.getBoundingClientRect();
      await expect(left).toBeGreaterThan(box.left - 10);
      await expect(right).toBeLessThan(box.right + 10);
    }
  },
};
export const Phone: Story = { globals: onPhone };
