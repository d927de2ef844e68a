import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SIGNED_OUT } from '@syndication/contract/host';
import { updateMemberGroup } from '@syndication/contract/members/members.endpoints';
import { PageHeader, Text } from '@syndication/shared-ui/core';
import {
  answer,
  dropConnection,
  entrepreneurSession,
  greatLakes,
  investorSession,
  northeast,
  screenParameters,
} from '@syndication/shared-ui/testing';
import { onTablet } from '@syndication/shared-ui/testing/story-states';
import { expect, userEvent, within } from 'storybook/test';

import { ShellPage } from '../testing/shell-page';
import { AppChrome } from './app-chrome';

const switched = answer(updateMemberGroup, {
  ventures: [],
  member: { syndicationGroup: greatLakes },
});

const meta: Meta<typeof AppChrome> = {
  id: 'screens-shell-chrome',
  title: 'Screens/Shell/Chrome (header, navigation, footer)',
  component: AppChrome,
  args: {
    children: (
      <>
        <PageHeader title="A page" />
        <Text>The screen of a remote stands here.</Text>
      </>
    ),
  },
  parameters: { ...screenParameters, msw: { handlers: [switched] } },
  render: (args) => (
    <ShellPage session={args.session}>
      <AppChrome {...args} />
    </ShellPage>
  ),
};
export default meta;
type Story = StoryObj<typeof AppChrome>;

export const SignedOut: Story = { args: { session: SIGNED_OUT } };
export const Investor: Story = { args: { session: investorSession } };
export const Entrepreneur: Story = { args: { session: entrepreneurSession } };

export const UserMenuOpen: Story = {
  ...Investor,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByText(/^Hello/));
  },
};

const longNamed = {
  ...northeast,
  title: 'Angel investors of the upper Midwest and the northern Great Plains',
};

export const LongNames: Story = {
  args: {
    session: {
      ...investorSession,
      member: {
        ...investorSession.member,
        firstName: 'Wilhelmina-Konstantina',
        email: 'wilhelmina.konstantina.featherstonehaugh@angels-of-the-upper-midwest.example',
        syndicationGroups: [longNamed],
        syndicationGroup: longNamed,
      },
    },
  },
};

/** The longest names that people have still leave the band one line. */
export const LongNamesOnTablet: Story = {
  args: {
    session: {
      ...investorSession,
      member: {
        ...investorSession.member,
        firstName: 'Wilhelmina-Konstantina Anastasia Featherstonehaugh Maximilia',
        syndicationGroups: [longNamed],
        syndicationGroup: longNamed,
      },
    },
  },
  globals: onTablet,
  play: async ({ canvas }) => {
    const group = await canvas.findByRole('combobox', { name: 'Syndication group' });
    const menu = canvas.getByRole('button', { name: /^Hello, Wilhelmina.*Maximilia$/ });
    const middleOf = (element: HTMLElement) => {
      const { top, bottom } = element.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    };
    await expect(middleOf(menu)).toBe(middleOf(group));
  },
};

export const GroupNotChanged: Story = {
  ...Investor,
  parameters: { msw: { handlers: [dropConnection(updateMemberGroup)] } },
  play: async ({ canvasElement }) => {
    const dropdown = await within(canvasElement).findByRole('combobox');
    await userEvent.selectOptions(dropdown, greatLakes.title);
  },
};
