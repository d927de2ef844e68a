import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Fragment } from 'react';

import { onPhone } from '@syndication/shared-ui/testing';
import { NoticePlace, PageNotice } from './page-notice';

const meta = {
  title: 'Shell/Page notice',
  component: PageNotice,
  decorators: [
    (Story) => (
      <NoticePlace aria-label="About this page">
        <Story />
      </NoticePlace>
    ),
  ],
} satisfies Meta<typeof PageNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    tone: 'brand',
    children: 'A newer version of this page is ready.',
    actions: [
      { label: 'Update', onClick: () => undefined, isMain: true },
      { label: 'Later', onClick: () => undefined },
    ],
  },
};

export const InDevelopment: Story = {
  args: {
    tone: 'warning',
    children: 'investor-app comes from http://localhost:3010 in this tab.',
    actions: [{ label: 'Remove', onClick: () => undefined }],
  },
};

export const LongText: Story = {
  args: {
    ...InDevelopment.args,
    children:
      'entrepreneur-app comes from http://a-developer-machine-with-a-long-name.internal.example:3011 in this tab.',
  },
};

/** Thirty stars without a connection: the list scrolls inside the notice. */
export const ManyFailures: Story = {
  globals: onPhone,
  args: {
    tone: 'warning',
    role: 'alert',
    children: (
      <>
        {Array.from({ length: 30 }, (_, index) => (
          <Fragment key={index}>
            <strong>You do not follow company {index + 1}.</strong>{' '}
          </Fragment>
        ))}
        There was no answer. Check your connection and try again.
      </>
    ),
    actions: [{ label: 'Dismiss', onClick: () => undefined }],
  },
};

export const Phone: Story = { globals: onPhone, args: Default.args };
