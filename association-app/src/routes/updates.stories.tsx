import { getConsoleGroups } from '@syndication/contract/console-groups/console-groups.endpoints';
import {
  getConsoleUpdate,
  getConsoleUpdates,
  putConsoleUpdate,
} from '@syndication/contract/console-updates/console-updates.endpoints';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  answer,
  consoleGroupsFixture,
  consoleUpdatesFixture,
  dropConnection,
  fail,
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
const updates = answer(getConsoleUpdates, { updates: consoleUpdatesFixture, total: 4 });
const none = answer(getConsoleUpdates, { updates: [], total: 0 });
const body =
  '<h2>When</h2><p>On <strong>November 19</strong>, at noon.</p><ul><li><p>Bring questions</p></li></ul>';
const update = answer(getConsoleUpdate, { ...consoleUpdatesFixture[1]!, body });

const meta: Meta<typeof RemoteScreens> = {
  title: 'Screens/Console/Updates',
  component: RemoteScreens,
  args: { app, session: staffSession, at: '/console/updates' },
  parameters: { ...screenParameters, msw: { handlers: [groups, updates, update] } },
};
export default meta;
type Story = StoryObj<typeof RemoteScreens>;
type Play = NonNullable<Story['play']>;

export const Default: Story = {};
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Empty: Story = { parameters: { msw: { handlers: [groups, none] } } };
export const NothingFound: Story = {
  args: { at: '/console/updates?search=zzz&show=draft' },
  parameters: { msw: { handlers: [groups, none] } },
};
export const Loading: Story = {
  parameters: { msw: { handlers: [groups, neverAnswer(getConsoleUpdates)] } },
};
export const Error: Story = {
  parameters: { msw: { handlers: [groups, dropConnection(getConsoleUpdates)] } },
};

const press =
  (name: string): Play =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name }));
    await canvas.findByRole('dialog');
  };
const openNew: Play = async (context) => {
  await press('New update')(context);
  await within(context.canvasElement).findByRole('textbox', { name: 'Title' });
};
const openWritten: Play = async (context) => {
  await press('Edit How we choose who presents')(context);
  await within(context.canvasElement).findByRole('textbox', { name: 'Title' });
};
export const NewUpdate: Story = { play: openNew };
export const NewUpdateForAnAdmin: Story = { args: { session: groupAdminSession }, play: openNew };
export const Writing: Story = { play: openWritten };
export const WritingOnPhone: Story = { ...Writing, globals: onPhone };
let version = 0;
/** Somebody else saves it each time before. */
export const ChangedMeanwhile: Story = {
  parameters: {
    msw: {
      handlers: [
        groups,
        updates,
        answer(getConsoleUpdate, () => ({
          ...consoleUpdatesFixture[1]!,
          body,
          version: ++version,
        })),
        fail(putConsoleUpdate, {
          status: 409,
          code: 'STALE_VERSION',
          message:
            'Maren Alder changed this in the meantime (title from “Who presents” to “How we choose who presents”). Please reload to see it.',
        }),
      ],
    },
  },
  play: async (context) => {
    await openWritten(context);
    const canvas = within(context.canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), ', and when');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('button', { name: 'Keep what I typed' });
  },
};
export const Publishing: Story = { play: press('Publish How we choose who presents') };
export const Unpublishing: Story = { play: press('Unpublish The showcase is on November 19') };
