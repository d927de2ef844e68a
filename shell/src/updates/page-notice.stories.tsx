import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { Button } from '@syndication/shared-ui/core';
import { onPhone } from '@syndication/shared-ui/testing';
import { PageNotice, PageNotices } from './page-notice';

const meta = {
  title: 'Shell/Page notice',
  component: PageNotice,
  decorators: [
    (Story) => (
      <PageNotices aria-label="About this page">
        <Story />
      </PageNotices>
    ),
  ],
} satisfies Meta<typeof PageNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    tone: 'brand',
    children: 'A newer version of this page is ready.',
    actions: (
      <>
        <Button size="sm">Update</Button>
        <Button size="sm" variant="ghost">
          Later
        </Button>
      </>
    ),
  },
};

export const InDevelopment: Story = {
  args: {
    tone: 'warning',
    children: 'investor-app comes from http://localhost:3010 in this tab.',
    actions: (
      <Button size="sm" variant="ghost">
        Remove
      </Button>
    ),
  },
};

export const LongText: Story = {
  args: {
    ...InDevelopment.args,
    children:
      'entrepreneur-app comes from http://a-developer-machine-with-a-long-name.internal.example:3011 in this tab.',
  },
};

export const Mobile: Story = { globals: onPhone, args: Default.args };
