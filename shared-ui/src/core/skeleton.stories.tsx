import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { Panel, Stack } from './layout';
import { Skeleton, SkeletonRegion } from './skeleton';

const meta = {
  title: 'Core/Skeleton',
  component: SkeletonRegion,
  parameters: {
    docs: {
      description: {
        component:
          'While data is under way, in the real shape of what is coming, so that nothing moves when it ' +
          'arrives. One `SkeletonRegion` for each panel, with one label for screen readers. Use ' +
          '`Spinner` only where the shape is not known.',
      },
    },
  },
  args: {
    label: 'Loading the deal',
    children: (
      <Panel>
        <Stack gap="3">
          <Skeleton width="40%" height="1.75rem" />
          <Skeleton width="95%" />
          <Skeleton width="80%" />
          <Skeleton width="30%" height="2.75rem" mt="3" />
        </Stack>
      </Panel>
    ),
  },
} satisfies Meta<typeof SkeletonRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneLine: Story = {
  args: { label: 'Loading the count', children: <Skeleton width="5rem" /> },
};
