import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';

import { Stack } from './layout';
import { Heading, Text } from './text';

const meta = {
  title: 'Core/Text and heading',
  component: Text,
  subcomponents: { Heading },
  parameters: {
    docs: {
      description: {
        component:
          '`Text` for everything that is read: `size` says how large, `tone` how loud. `Heading` for titles and company names, in the serif: choose the level by where it stands (`as`), the look by what it is worth (`size`).',
      },
    },
  },
  args: {
    children: 'Deals that have not been updated in over 60 days are removed from the list.',
    size: 'md',
    tone: 'plain',
    maxW: 'prose',
  },
  argTypes: {
    size: { control: 'inline-radio', options: ['xs', 'sm', 'md', 'lg', 'figure'] },
    tone: { control: 'inline-radio', options: ['plain', 'muted', 'accent', 'danger'] },
  },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <Stack gap="2">
      <Text>Plain, for what is read.</Text>
      <Text tone="muted">Muted, for what may be skipped.</Text>
      <Text tone="accent">Last updated 17 days ago</Text>
      <Text tone="danger">The group could not be changed.</Text>
    </Stack>
  ),
};

export const Headings: Story = {
  render: () => (
    <Stack gap="3">
      <Heading as="h1" size="xl">
        Northeast Deals
      </Heading>
      <Heading size="lg">Rounds History</Heading>
      <Heading as="h3" size="md">
        Key Documents
      </Heading>
      <Heading as="h4" size="sm">
        The smallest
      </Heading>
    </Stack>
  ),
};

export const LongHeading: Story = {
  render: () => (
    <Heading as="h1" size="xl" maxW="20rem">
      Brightwater Municipal Software, Services and Wasserkraftwerksverwaltungsgesellschaft
    </Heading>
  ),
};

/** A company's name from right to left: it begins where the lines below it begin. */
export const HeadingFromRightToLeft: Story = {
  render: () => (
    <>
      <Heading as="h1" size="xl">
        חברת הרובוטים של הנמל
      </Heading>
      <Text>Autonomous hull cleaning.</Text>
    </>
  ),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading');
    const name = document.createRange();
    name.selectNodeContents(heading);
    await expect(name.getBoundingClientRect().left).toBeCloseTo(
      heading.getBoundingClientRect().left,
      0,
    );
  },
};
