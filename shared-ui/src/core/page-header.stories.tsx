import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { onPhone } from '../testing/story-states';
import { Button } from './button';
import { PageHeader } from './page-header';

const meta = {
  title: 'Core/Page header',
  component: PageHeader,
  parameters: {
    docs: {
      description: {
        component:
          'The head of every screen, with its one h1. The detail is one line: a count, a note, a website. Not for sections of a page: those have a `Heading`.',
      },
    },
  },
  args: {
    title: 'Northeast Deals',
    detail: 'Deals that have not been updated in over 60 days are removed from the list.',
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithActions: Story = {
  args: {
    title: 'Hello, Nadia',
    detail: 'This is how investors see your profile.',
    actions: <Button variant="outline">Edit Profile</Button>,
  },
};
export const LongTitle: Story = {
  args: { ...WithActions.args, title: 'Brightwater Municipal Software and Services of Vermont' },
  globals: onPhone,
};
