import { getConsoleGroups } from '@syndication/contract/console-groups/console-groups.endpoints';
import { getConsoleNominations } from '@syndication/contract/console-nominations/console-nominations.endpoints';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  answer,
  consoleGroupsFixture,
  consoleNominationsFixture,
  dropConnection,
  groupAdminSession,
  neverAnswer,
  onPhone,
  RemoteScreens,
  screenParameters,
  staffSession,
} from '@syndication/shared-ui/testing';
import { userEvent, within } from 'storybook/test';

import app from '../app';

const groups = answer(getConsoleGroups, consoleGroupsFixture);
const listOf = (nominations: typeof consoleNominationsFixture, total = nominations.length) =>
  answer(getConsoleNominations, { nominations, total });

const meta: Meta<typeof RemoteScreens> = {
  title: 'Screens/Console/Nominations',
  component: RemoteScreens,
  args: { app, session: staffSession, at: '/console/nominations' },
  parameters: {
    ...screenParameters,
    msw: { handlers: [groups, listOf(consoleNominationsFixture)] },
  },
};
export default meta;
type Story = StoryObj<typeof RemoteScreens>;

export const Default: Story = {};
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: { theme: 'dark' } };
export const ManyNominations: Story = {
  parameters: { msw: { handlers: [groups, listOf(consoleNominationsFixture, 120)] } },
};
export const Loading: Story = {
  parameters: { msw: { handlers: [groups, neverAnswer(getConsoleNominations)] } },
};
export const Empty: Story = { parameters: { msw: { handlers: [groups, listOf([])] } } };
export const NothingFound: Story = {
  ...Empty,
  args: { at: '/console/nominations?search=zzz&show=listed' },
};
export const Error: Story = {
  parameters: { msw: { handlers: [groups, dropConnection(getConsoleNominations)] } },
};

const open =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('option', { name: 'Northeast' });
    await userEvent.click(await canvas.findByRole('button', { name: `Open ${name}` }));
    await canvas.findByRole('dialog', { name });
  };

export const NoAccountYet: Story = { play: open('ceo@tidewater.test in Northeast') };
export const Listed: Story = { play: open('Alderwick Robotics in Great Lakes') };
export const Imported: Story = { play: open('Harbor Light Imaging in Northeast') };
export const NominatorDeleted: Story = {
  parameters: {
    msw: {
      handlers: [
        groups,
        listOf([{ ...consoleNominationsFixture[0]!, nominatedBy: null, lead: null }]),
      ],
    },
  },
  play: open('ceo@tidewater.test in Northeast'),
};
export const FounderDeleted: Story = {
  parameters: {
    msw: {
      handlers: [
        groups,
        listOf([{ ...consoleNominationsFixture[0]!, email: null, step: 'withdrawn' }]),
      ],
    },
  },
  play: open('Deleted account in Northeast'),
};
export const Withdrawn: Story = { play: open('ceo-85@company.test in Northeast') };
export const ForAnAdmin: Story = {
  args: { session: groupAdminSession },
  parameters: {
    msw: {
      handlers: [
        answer(
          getConsoleGroups,
          consoleGroupsFixture.filter(({ title }) => title === 'Northeast'),
        ),
        listOf(consoleNominationsFixture.filter(({ group }) => group.title === 'Northeast')),
      ],
    },
  },
  play: open('ceo@tidewater.test in Northeast'),
};
export const NoAccountYetOnPhone: Story = { ...NoAccountYet, globals: onPhone };
