import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { Link } from '@syndication/shared-ui/core';

import { onPhone } from '../testing/story-states';
import { DataList, Fact } from './data-list';

const meta = {
  title: 'Venture profile/Data list',
  component: DataList,
  subcomponents: { Fact },
  parameters: {
    docs: {
      description: {
        component:
          'Facts with their names, for one thing. Leave out what is not known: a `Fact` without a value is noise. Documents go into a `LinkList`, figures that are compared into the round’s figures, many things with the same facts into a table.',
      },
    },
  },
  args: {
    children: [
      <Fact key="group" name="Angel group/fund">
        Walnut Street Angels
      </Fact>,
      <Fact key="name" name="Name">
        Harold Lindqvist
      </Fact>,
      <Fact key="email" name="Email">
        <Link href="mailto:harold@walnutstreet.example">harold@walnutstreet.example</Link>
      </Fact>,
    ],
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof DataList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: onPhone };
export const LongText: Story = {
  args: {
    children: (
      <Fact name="Angel group/fund that nominated the company">
        harold.lindqvist-of-the-walnut-street-angels@the-longest-domain-name-in-new-england.example
      </Fact>
    ),
  },
};
export const Empty: Story = { args: { children: null } };
