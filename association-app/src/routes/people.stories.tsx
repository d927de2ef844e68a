import { getConsoleGroups } from '@syndication/contract/console-groups/console-groups.endpoints';
import {
  getPeople,
  putPeopleImport,
} from '@syndication/contract/console-people/console-people.endpoints';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  answer,
  consoleGroupsFixture,
  dropConnection,
  groupAdminSession,
  neverAnswer,
  onPhone,
  peopleFixture,
  RemoteScreens,
  screenParameters,
  staffSession,
} from '@syndication/shared-ui/testing';
import { userEvent, within } from 'storybook/test';

import app from '../app';

const groups = answer(getConsoleGroups, consoleGroupsFixture);
const people = answer(getPeople, { people: peopleFixture, total: peopleFixture.length });

const meta: Meta<typeof RemoteScreens> = {
  title: 'Screens/Console/People',
  component: RemoteScreens,
  args: { app, session: staffSession, at: '/console/people' },
  parameters: { ...screenParameters, msw: { handlers: [groups, people] } },
};
export default meta;
type Story = StoryObj<typeof RemoteScreens>;

export const Default: Story = {};
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: { theme: 'dark' } };
export const ManyPeople: Story = {
  parameters: {
    msw: { handlers: [groups, answer(getPeople, { people: peopleFixture, total: 120 })] },
  },
};
export const Loading: Story = {
  parameters: { msw: { handlers: [groups, neverAnswer(getPeople)] } },
};
export const Empty: Story = {
  parameters: { msw: { handlers: [groups, answer(getPeople, { people: [], total: 0 })] } },
};
export const NobodyFound: Story = {
  args: { at: '/console/people?search=zzz' },
  parameters: { msw: { handlers: [groups, answer(getPeople, { people: [], total: 0 })] } },
};
export const Error: Story = {
  parameters: { msw: { handlers: [groups, dropConnection(getPeople)] } },
};

const openPerson: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Open Irene Vasquez' }));
  await canvas.findByRole('dialog', { name: 'Irene Vasquez' });
};
export const OnePerson: Story = { play: openPerson };
export const OnePersonForAnAdmin: Story = {
  args: { session: groupAdminSession },
  play: openPerson,
};

export const Inviting: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'Invite people' });
    await within(button.parentElement!).findByRole('button', { name: 'Invite people' });
    await canvas.findByRole('option', { name: 'Northeast' });
    await userEvent.click(button);
    await canvas.findByRole('dialog');
  },
};
/** Some rows were taken, others not. */
export const Invited: Story = {
  parameters: {
    msw: {
      handlers: [
        groups,
        people,
        answer(putPeopleImport, {
          rows: [
            { email: 'ann@harbor.test', outcome: 'invited', reason: null },
            { email: 'ben@harbor.test', outcome: 'added', reason: null },
            {
              email: 'ceo@company.test',
              outcome: 'refused',
              reason: 'This address is the account of an entrepreneur',
            },
          ],
        }),
      ],
    },
  },
  play: async (context) => {
    await Inviting.play?.(context);
    const dialog = within(await within(context.canvasElement).findByRole('dialog'));
    await userEvent.type(
      dialog.getByRole('textbox', { name: /People/ }),
      'Ann Angel <ann@harbor.test>\nben@harbor.test\nceo@company.test',
    );
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Northeast' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Invite' }));
    await dialog.findByText(/1 invited by mail/);
  },
};
