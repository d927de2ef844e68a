import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { Spinner } from './spinner';

const meta = {
  title: 'Core/Spinner',
  component: Spinner,
  parameters: {
    docs: {
      description: {
        component:
          'Work of unknown length whose result has no shape yet: the session check at the start, a page ' +
          'whose code is under way. Use `Skeleton` where the shape is known, and a native `<progress>` ' +
          'where the length is.',
      },
    },
  },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithWords: Story = {
  args: { label: 'Looking for updates', isLabelShown: true },
};
