import { getConsoleGroups } from '@syndication/contract/console-groups/console-groups.endpoints';
import {
  getDeletionRequests,
  getPeople,
  getPeopleImports,
  putPeopleImport,
} from '@syndication/contract/console-people/console-people.endpoints';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  answer,
  consoleGroupsFixture,
  daysAgo,
  dropConnection,
  fixtureId,
  groupAdminSession,
  neverAnswer,
  onPhone,
  peopleFixture,
  RemoteScreens,
  screenParameters,
  staffSession,
} from '@syndication/shared-ui/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import app from '../app';

const groups = [
  answer(getConsoleGroups, consoleGroupsFixture),
  answer(getPeopleImports, []),
  answer(getDeletionRequests, []),
] as const;
const people = answer(getPeople, { people: peopleFixture, total: peopleFixture.length });

const meta: Meta<typeof RemoteScreens> = {
  title: 'Screens/Console/People',
  component: RemoteScreens,
  args: { app, session: staffSession, at: '/console/people' },
  parameters: { ...screenParameters, msw: { handlers: [...groups, people] } },
};
export default meta;
type Story = StoryObj<typeof RemoteScreens>;

export const Default: Story = {};
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: { theme: 'dark' } };
export const ManyPeople: Story = {
  parameters: {
    msw: { handlers: [...groups, answer(getPeople, { people: peopleFixture, total: 120 })] },
  },
};
export const Loading: Story = {
  parameters: { msw: { handlers: [...groups, neverAnswer(getPeople)] } },
};
export const Empty: Story = {
  parameters: { msw: { handlers: [...groups, answer(getPeople, { people: [], total: 0 })] } },
};
/** By a link from the list of groups. */
export const OfAnArchivedAngelGroup: Story = {
  args: { at: `/console/people?angel-group=${fixtureId(61)}` },
  parameters: {
    msw: {
      handlers: [
        answer(
          getConsoleGroups,
          consoleGroupsFixture.map((group) => ({
            ...group,
            isArchived: group.isArchived || group.kind === 'angel',
          })),
        ),
        ...groups,
        people,
      ],
    },
  },
};
/** A bookmark of an admin who looks after another group by now. */
export const OfAGroupThatIsGone: Story = {
  args: { at: `/console/people?group=${fixtureId(99)}` },
  parameters: { msw: { handlers: [...groups, answer(getPeople, { people: [], total: 0 })] } },
};
export const NobodyFound: Story = {
  args: { at: '/console/people?search=zzz' },
  parameters: { msw: { handlers: [...groups, answer(getPeople, { people: [], total: 0 })] } },
};
export const Error: Story = {
  parameters: { msw: { handlers: [...groups, dropConnection(getPeople)] } },
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
/** As in a new association. */
export const InvitingWithoutGroups: Story = {
  parameters: { msw: { handlers: [answer(getConsoleGroups, []), ...groups, people] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'Invite people' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await canvas.findByRole('dialog');
  },
};
/** Some rows were taken, others not. */
export const Invited: Story = {
  parameters: {
    msw: {
      handlers: [
        ...groups,
        people,
        answer(putPeopleImport, {
          rows: [
            { email: 'ann@harbor.test', outcome: 'invited', reason: null },
            { email: 'ben@harbor.test', outcome: 'added', reason: null },
            {
              email: 'ceo@company.test',
              outcome: 'refused',
              reason: 'This address belongs to an entrepreneur’s account',
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
    await dialog.findByText(/1 invited by email/);
  },
};

const namedFile = (text: string) => new File([text], 'members.csv', { type: 'text/csv' });

/** A file whose columns are known by their names; one row is refused by the form, one by the API. */
export const Importing: Story = {
  parameters: {
    msw: {
      handlers: [
        ...groups,
        people,
        answer(putPeopleImport, {
          rows: [
            { email: 'ann@harbor.test', outcome: 'invited', reason: null },
            {
              email: 'ceo@company.test',
              outcome: 'refused',
              reason: 'This address belongs to an entrepreneur’s account',
            },
          ],
        }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('option', { name: 'Northeast' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Import a file' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.upload(
      dialog.getByLabelText(/CSV file/),
      namedFile(
        'First name,Last name,Email\nAnn,Angel,ann@harbor.test\nBen,,ben@harbor.test\nCy,Cole,ceo@company.test',
      ),
    );
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Northeast' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Check' }));
    await dialog.findByRole('button', { name: 'Import 1 person' });
  },
};
export const ImportingOnPhone: Story = { ...Importing, globals: onPhone };

/** Of today, so that they can still be undone. */
const importedFrom = (fileName: string) => [
  people,
  answer(getConsoleGroups, consoleGroupsFixture),
  answer(getDeletionRequests, []),
  answer(getPeopleImports, [
    {
      id: fixtureId(85),
      fileName,
      createdAt: daysAgo(0),
      importedBy: 'Sam Whitfield',
      accounts: 118,
      memberships: 4,
    },
  ]),
];
export const Imported: Story = {
  parameters: { msw: { handlers: importedFrom('members-of-the-hudson-valley-2026.csv') } },
};
/** A file whose name is one word that is wider than a phone. */
export const ImportedFromALongName: Story = {
  parameters: {
    msw: {
      handlers: importedFrom('Mitgliederverzeichnis_Donaudampfschifffahrtsgesellschaft_2026.csv'),
    },
  },
  globals: onPhone,
};

export const AskedToBeDeleted: Story = {
  parameters: {
    msw: {
      handlers: [
        answer(getDeletionRequests, [
          {
            userId: fixtureId(900),
            email: 'pia@pebblemark.test',
            firstName: 'Pia',
            lastName: 'Pebblemark',
            role: 'entrepreneur',
            askedAt: daysAgo(3),
          },
        ]),
        ...groups,
        people,
      ],
    },
  },
};
export const Joining: Story = {
  play: async (context) => {
    await openPerson(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Merge with another account' }));
    await canvas.findByRole('searchbox', { name: 'Search for the other account' });
  },
};
export const Deleting: Story = {
  play: async (context) => {
    await openPerson(context);
    await userEvent.click(
      within(context.canvasElement).getByRole('button', { name: 'Delete for good' }),
    );
  },
};
