import {
  archiveConsoleGroup,
  connectAngelGroup,
  getConsoleGroups,
  putConsoleGroup,
} from '@syndication/contract/console-groups/console-groups.endpoints';
import { postProof } from '@syndication/contract/account-security/account-security.endpoints';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  answer,
  consoleGroupsFixture,
  dropConnection,
  fail,
  groupAdminSession,
  neverAnswer,
  onPhone,
  RemoteScreens,
  screenParameters,
  staffSession,
} from '@syndication/shared-ui/testing';
import { expect, userEvent, within } from 'storybook/test';

import app from '../app';

const writes = [
  answer(putConsoleGroup, undefined),
  answer(archiveConsoleGroup, undefined),
  answer(connectAngelGroup, undefined),
  answer(postProof, undefined),
];

const meta: Meta<typeof RemoteScreens> = {
  title: 'Screens/Console/Groups',
  component: RemoteScreens,
  args: { app, session: staffSession, at: '/console/groups' },
  parameters: {
    ...screenParameters,
    msw: { handlers: [answer(getConsoleGroups, consoleGroupsFixture), ...writes] },
  },
};
export default meta;
type Story = StoryObj<typeof RemoteScreens>;

export const Default: Story = {};
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: { theme: 'dark' } };
export const OfAnAdmin: Story = {
  args: { session: groupAdminSession },
  parameters: {
    msw: {
      handlers: [answer(getConsoleGroups, consoleGroupsFixture.slice(1, 2)), ...writes],
    },
  },
};
export const Loading: Story = {
  parameters: { msw: { handlers: [neverAnswer(getConsoleGroups)] } },
};
export const Empty: Story = {
  parameters: { msw: { handlers: [answer(getConsoleGroups, [])] } },
};
export const Error: Story = {
  parameters: { msw: { handlers: [dropConnection(getConsoleGroups)] } },
};

const open = (name: string) =>
  async function play({ canvasElement }: { canvasElement: HTMLElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name }));
    await canvas.findByRole('dialog');
  };
export const Naming: Story = { play: open('New syndication group') };
export const Settings: Story = { play: open('Settings of Northeast') };
export const SettingsOfAnAngelGroup: Story = {
  play: open('Settings of Walnut Street Angels'),
};
export const Archiving: Story = { play: open('Archive Northeast') };
export const Connecting: Story = { play: open('Connect Walnut Street Angels') };
/** A group whose name is one word that is wider than a phone. */
export const ConnectingToALongName: Story = {
  globals: onPhone,
  parameters: {
    msw: {
      handlers: [
        answer(
          getConsoleGroups,
          consoleGroupsFixture.map((group) =>
            group.title === 'Northeast'
              ? { ...group, title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' }
              : group,
          ),
        ),
      ],
    },
  },
  play: async (context) => {
    await Connecting.play?.(context);
    const dialog = within(context.canvasElement).getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

/** The API wants a proof first. */
export const Proving: Story = {
  parameters: {
    msw: {
      handlers: [
        answer(getConsoleGroups, consoleGroupsFixture),
        fail(archiveConsoleGroup, { status: 403, code: 'PROOF_REQUIRED' }),
        answer(postProof, undefined),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Archive Northeast' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Archive' }));
    await canvas.findByRole('dialog', { name: 'Confirm that it is you' });
  },
};
