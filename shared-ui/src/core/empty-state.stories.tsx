import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NOTHING_TO_SHOW } from '@syndication/contract/contents/contents.rules';
import { NO_DEALS_FOUND } from '@syndication/contract/ventures/deal-list.rules';

import { fn } from 'storybook/test';

import { onPhone } from '../testing/story-states';
import { Button } from './button';
import { EmptyState } from './empty-state';
import { NotFound as NotFoundState } from './not-found';

const meta = {
  title: 'Core/Empty state',
  component: EmptyState,
  parameters: {
    docs: {
      description: {
        component:
          'Stands where a list would be when it has no entries, and says what to do next. Use ' +
          '`ErrorPanel` when the list could not be loaded, and skeletons while it is under way: an ' +
          'empty state must never flash before the data arrives.',
      },
    },
  },
  args: {
    title: NO_DEALS_FOUND,
    children: 'Deals appear here as soon as they are shared with your group.',
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAction: Story = {
  args: { children: <Button variant="outline">Clear the filter</Button> },
};
export const NothingToShow: Story = { args: { title: NOTHING_TO_SHOW, children: null } };
export const Phone: Story = { globals: onPhone };
export const NotFound: Story = { render: () => <NotFoundState onGoHome={fn()} /> };
