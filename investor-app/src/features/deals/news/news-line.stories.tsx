import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { daysAgo, investorSession, onPhone, ScreenHost } from '@syndication/shared-ui/testing';
import { expect, fn } from 'storybook/test';

import { NewsLine } from './news-line';

const count = (value: string, of: number, isChosen = false) => ({
  value,
  count: of,
  isChosen,
  searchOf: () => `?news=${value}`,
});

const meta = {
  title: 'Investor app/Deals/News line',
  component: NewsLine,
  args: {
    since: daysAgo(1),
    news: [count('New', 3), count('Changed', 5), count('Closing soon', 1)],
    onDismiss: fn(),
  },
  decorators: [
    (Story) => (
      <ScreenHost session={investorSession}>
        <Story />
      </ScreenHost>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'What is news since the last visit; each number shows these deals alone. It keeps its place when there is nothing new, so that the list never jumps.',
      },
    },
  },
} satisfies Meta<typeof NewsLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group')).toHaveTextContent('Since yesterday:3 new');
    await userEvent.click(canvas.getByRole('button', { name: 'Seen' }));
    await expect(args.onDismiss).toHaveBeenCalled();
  },
};
export const OneChosen: Story = { args: { news: [count('New', 3, true), count('Changed', 5)] } };
export const NothingNew: Story = { args: { news: [] } };
export const NotCountedYet: Story = { args: { news: null } };
export const Phone: Story = { globals: onPhone };
