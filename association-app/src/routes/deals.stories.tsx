import { getConsoleDeals } from '@syndication/contract/console-deals/console-deals.endpoints';
import { getConsoleGroups } from '@syndication/contract/console-groups/console-groups.endpoints';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  answer,
  consoleDealsFixture,
  consoleGroupsFixture,
  dropConnection,
  groupAdminSession,
  neverAnswer,
  onPhone,
  RemoteScreens,
  screenParameters,
  staffSession,
} from '@syndication/shared-ui/testing';
import { expect, userEvent, within } from 'storybook/test';

import app from '../app';

const groups = answer(getConsoleGroups, consoleGroupsFixture);
const deals = answer(getConsoleDeals, { deals: consoleDealsFixture, total: 4 });
const withLongNames = consoleDealsFixture.map((deal) => ({
  ...deal,
  companyName: 'Northumberland Interdisciplinary Electrocardiography',
  ownerEmail: 'founder@northumberland-electrocardiography.test',
  dealLead: 'Bartholomew Featherstonehaugh',
}));
const none = answer(getConsoleDeals, { deals: [], total: 0 });

const meta: Meta<typeof RemoteScreens> = {
  title: 'Screens/Console/Deals',
  component: RemoteScreens,
  args: { app, session: staffSession, at: '/console/deals' },
  parameters: { ...screenParameters, msw: { handlers: [groups, deals] } },
};
export default meta;
type Story = StoryObj<typeof RemoteScreens>;
type Play = NonNullable<Story['play']>;

export const Default: Story = {};
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongNames: Story = {
  parameters: {
    msw: { handlers: [groups, answer(getConsoleDeals, { deals: withLongNames, total: 4 })] },
  },
};
export const Empty: Story = { parameters: { msw: { handlers: [groups, none] } } };
export const NothingFound: Story = {
  args: { at: '/console/deals?search=zzz&show=hidden' },
  parameters: { msw: { handlers: [groups, none] } },
};
export const Loading: Story = {
  parameters: { msw: { handlers: [groups, neverAnswer(getConsoleDeals)] } },
};
export const Error: Story = {
  parameters: { msw: { handlers: [groups, dropConnection(getConsoleDeals)] } },
};

const open =
  (name: string): Play =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: `Open ${name}` }));
    await canvas.findByRole('dialog', { name });
  };
export const OneDeal: Story = { play: open('Alder & Finch Diagnostics') };
export const OneDealOnPhone: Story = { ...OneDeal, globals: onPhone };
/** What cannot be undone is asked first. */
export const ClosingForGood: Story = {
  play: async (context) => {
    await open('Alder & Finch Diagnostics')(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Close Round 1 for good' }));
    const question = await canvas.findByRole('dialog', { name: 'Close Round 1 for good?' });
    await expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
};
export const HiddenDeal: Story = { play: open('Quarry Lane Foods') };
export const NobodyLeads: Story = {
  parameters: {
    msw: {
      handlers: [
        groups,
        answer(getConsoleDeals, {
          deals: [{ ...consoleDealsFixture[0]!, dealLead: null }],
          total: 1,
        }),
      ],
    },
  },
  play: open('Alder & Finch Diagnostics'),
};
export const OneDealForAnAdmin: Story = {
  args: { session: groupAdminSession },
  play: open('Alder & Finch Diagnostics'),
};
