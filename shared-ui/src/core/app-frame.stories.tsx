import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';

import { onPhone, screenParameters } from '../testing/story-states';
import { AppFrame, MAIN_ID } from './app-frame';
import { Button } from './button';
import { DisclosureMenu } from './disclosure-menu';
import { PageHeader } from './page-header';
import { Select } from './select';
import { Text } from './text';

const meta = {
  title: 'Core/App frame',
  component: AppFrame,
  parameters: {
    ...screenParameters,
    docs: {
      description: {
        component:
          'The frame of every page: who this is, which group, who is signed in on the dark band; what one can do in the row below; the page; the small print. Only the shell and the standalone hosts use it. The band sets the dark colour scheme, so anything may stand in it as it is.',
      },
    },
  },
  args: {
    brand: <a href="#start">ACA Syndication</a>,
    navigation: (
      <Select aria-label="Syndication group">
        <option>Northeast</option>
        <option>Great Lakes</option>
      </Select>
    ),
    feedback: <Button variant="ghost">Feedback</Button>,
    actions: <Button variant="ghost">Help</Button>,
    notice: 'Free Trial (ends after 31st December, 2025)',
    user: <DisclosureMenu label="Hello, Irene">investor@demo.test</DisclosureMenu>,
    footer: <Text size="sm">© The association. All rights reserved.</Text>,
    children: <PageHeader title="Northeast Deals" detail="6 deals" />,
  },
  argTypes: Object.fromEntries(
    ['brand', 'feedback', 'navigation', 'actions', 'user', 'footer', 'children'].map((slot) => [
      slot,
      { control: false },
    ]),
  ),
} satisfies Meta<typeof AppFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: onPhone };
export const SignedOut: Story = {
  args: { navigation: undefined, actions: undefined, notice: undefined, user: undefined },
};

export const SkipLink: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await expect(canvasElement.querySelector(`#${MAIN_ID}`)).toHaveAttribute('tabindex', '-1');
  },
};
