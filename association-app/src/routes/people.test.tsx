import {
  deleteAccount,
  getDeletionRequests,
  getPeople,
  joinPeople,
  movePerson,
  putMembership,
  putPeopleImport,
  putPerson,
  putPersonActive,
  putStaff,
  undoPeopleImport,
} from '@syndication/contract/console-people/console-people.endpoints';
import { composeStories } from '@storybook/react-webpack5';
import {
  answer,
  answerLater,
  dropConnection,
  fail,
  fixtureId,
  northeast,
  peopleFixture,
  type MockedCall,
} from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import * as stories from './people.stories';

const server = startTestServer();
const {
  AskedToBeDeleted,
  Default,
  Joining,
  Imported,
  Importing,
  OnePerson,
  OnePersonForAnAdmin,
  Inviting,
  InvitingWithoutGroups,
  Invited,
  NobodyFound,
  OfAGroupThatIsGone,
  OfAnArchivedAngelGroup,
} = composeStories(stories);

it('lists people with groups and when they signed in last', async () => {
  await renderStory(server, Default);
  const gloria = (await screen.findByRole('rowheader', { name: /Gloria Adeyemi/ })).closest('tr')!;
  expect(within(gloria).getByText('Northeast (admin)')).toBeVisible();
  const staff = screen.getByRole('rowheader', { name: /Sam Whitfield/ }).closest('tr')!;
  expect(within(staff).getAllByText('None')).toHaveLength(2);
  expect(screen.getByText(/^Never, invited /)).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Last sign-in' })).toBeInTheDocument();
  expect(screen.getByText('4 people')).toBeVisible();
});

it('asks for what one types and chooses', async () => {
  const user = await renderStory(server, Default);
  const asked: string[] = [];
  server.use(
    answer(getPeople, ({ query }) => {
      asked.push(query.toString());
      return { people: peopleFixture.slice(0, 1), total: 1 };
    }),
  );
  await user.type(await screen.findByRole('searchbox'), 'glo');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Never signed in');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Group' }),
    await screen.findByRole('option', { name: 'Northeast' }),
  );
  await waitFor(() =>
    expect(asked.at(-1)).toBe(`search=glo&groupId=${northeast.id}&state=never-came&offset=0`),
  );
});

it('goes through a long list page by page, and begins it again when it is narrowed', async () => {
  const user = await renderStory(server, Default);
  const asked: string[] = [];
  server.use(
    answer(getPeople, ({ query }) => {
      asked.push(query.toString());
      return { people: peopleFixture, total: 120 };
    }),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Never signed in');
  expect(await screen.findByText('1 to 50 of 120')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('51 to 100 of 120')).toBeVisible();
  await waitFor(() => expect(asked.at(-1)).toBe('state=never-came&offset=50'));
  await user.type(screen.getByRole('searchbox'), 'g');
  await waitFor(() => expect(asked.at(-1)).toBe('search=g&state=never-came&offset=0'));
});

it('begins a list again that has become shorter than the page of the address', async () => {
  const user = await renderStory(server, Default);
  server.use(
    answer(getPeople, ({ query }) =>
      query.get('offset') === '100'
        ? { people: [], total: 0 }
        : { people: peopleFixture, total: 120 },
    ),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Never signed in');
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('51 to 100 of 120')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('1 to 50 of 120')).toBeVisible();
});

it('keeps the focus on the button that has led to the last page, and says which part that is', async () => {
  const user = await renderStory(server, Default);
  server.use(answer(getPeople, { people: peopleFixture, total: 60 }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Never signed in');
  const next = await screen.findByRole('button', { name: 'Next page' });
  await user.click(next);
  expect(await screen.findByText('51 to 60 of 60')).toHaveRole('status');
  // A browser takes the focus from a button that is disabled.
  expect(next).toBeEnabled();
  expect(next).toHaveAttribute('aria-disabled', 'true');
});

it('says which archived group a link has chosen, and lets go of it', async () => {
  const user = await renderStory(server, OfAnArchivedAngelGroup);
  const asked: string[] = [];
  server.use(
    answer(getPeople, ({ query }) => {
      asked.push(query.toString());
      return { people: peopleFixture, total: 3 };
    }),
  );
  const field = await screen.findByRole('combobox', { name: 'Angel group' });
  await within(field).findByRole('option', { name: 'Walnut Street Angels', selected: true });
  await user.selectOptions(field, 'All angel groups');
  await waitFor(() => expect(asked.at(-1)).toBe('state=active&offset=0'));
});

it('lets go of a group that is not there', async () => {
  const user = await renderStory(server, OfAGroupThatIsGone);
  const field = await screen.findByRole('combobox', { name: 'Group' });
  await within(field).findByRole('option', { name: 'Unknown group', selected: true });
  await user.selectOptions(field, 'All groups');
  expect(within(field).queryByRole('option', { name: 'Unknown group' })).toBeNull();
});

it('says that nobody is found', async () => {
  await renderStory(server, NobodyFound);
  expect(await screen.findByRole('heading', { name: 'No people found' })).toBeVisible();
});

it('says what went wrong with an act, and what was done', async () => {
  const user = await renderStory(server, OnePerson);
  server.use(
    fail(putPersonActive, {
      status: 409,
      code: 'CONFLICT',
      message:
        'No other staff member has signed in yet: make someone else staff, and have them sign in first',
    }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
  expect(await dialog.findByText(/No other staff member has signed in yet/)).toBeVisible();
  server.use(answer(putPersonActive, undefined));
  await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
  expect(await dialog.findByText(/can no longer sign in/)).toBeVisible();
});

it('keeps whom an invitation is for until it is answered', async () => {
  const user = await renderStory(server, Inviting);
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite people' }));
  const people = dialog.getByRole('textbox', { name: /^People/ });
  await user.clear(people);
  await user.type(people, 'ann@harbor.test');
  const group = dialog.getByRole('checkbox', { name: 'Great Lakes' });
  if (!(group as HTMLInputElement).checked) await user.click(group);
  const asked = jest.fn();
  server.use(
    answer(putPeopleImport, () => {
      asked();
      return new Promise<never>(() => undefined);
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'Invite' }));
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(people).toHaveValue('ann@harbor.test');
  expect(group).toBeChecked();
});

it('says where to create a group when there is none to invite people into', async () => {
  await renderStory(server, InvitingWithoutGroups);
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite people' }));
  expect(dialog.getByRole('group', { name: 'Groups' })).toHaveAccessibleDescription(
    'There are no syndication groups. Create one under Groups first.',
  );
});

it('does not claim that nothing was done when the answer is lost, and shows what was', async () => {
  const user = await renderStory(server, OnePerson);
  const dialog = within(await screen.findByRole('dialog'));
  const irene = peopleFixture.find(({ firstName }) => firstName === 'Irene')!;
  server.use(
    dropConnection(putStaff),
    answer(getPeople, { people: [{ ...irene, isStaff: true }], total: 1 }),
  );
  await user.click(dialog.getByRole('button', { name: 'Make staff' }));
  expect(await dialog.findByText('We cannot tell whether this was done')).toBeVisible();
  expect(await dialog.findByRole('button', { name: 'Remove staff rights' })).toBeVisible();
});

it('leads keyboards and screen readers to what came of an act', async () => {
  const user = await renderStory(server, OnePerson);
  const dialog = within(await screen.findByRole('dialog'));
  const [irene] = peopleFixture.filter(({ firstName }) => firstName === 'Irene');
  server.use(
    answer(putStaff, undefined),
    answer(getPeople, { people: [{ ...irene!, isStaff: true }], total: 1 }),
  );
  dialog.getByRole('button', { name: 'Make staff' }).focus();
  await user.keyboard('{Enter}');
  await dialog.findByRole('button', { name: 'Remove staff rights' });
  const done = dialog.getByText('Now staff of the association.');
  expect(done.closest('[tabindex]')).toHaveFocus();
});

it('stays open with the outcome though the person has left the list', async () => {
  const user = await renderStory(server, OnePerson);
  const irene = peopleFixture.find(({ firstName }) => firstName === 'Irene')!;
  server.use(
    answer(putPersonActive, undefined),
    answer(getPeople, ({ query }) =>
      query.has('memberId')
        ? { people: [{ ...irene, isDeactivated: true, version: 2 }], total: 1 }
        : { people: [], total: 0 },
    ),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
  expect(await dialog.findByText(/can no longer sign in/)).toBeVisible();
  expect(await dialog.findByRole('button', { name: 'Reactivate' })).toBeVisible();
});

it('undoes an import once, though its button is pressed twice', async () => {
  await renderStory(server, Invited);
  let times = 0;
  server.use(answer(undoPeopleImport, () => ({ removed: times++ === 0 ? 3 : 0, kept: 0 })));
  const undo = await screen.findByRole('button', { name: 'Undo the import' });
  fireEvent.click(undo);
  fireEvent.click(undo);
  expect(await screen.findByText(/^Undone: 3 invitations/)).toBeVisible();
  expect(times).toBe(1);
});

it('is read from its title, not from the choice of a group further down', async () => {
  const user = await renderStory(server, Default);
  await screen.findAllByRole('option', { name: 'Northeast' });
  await user.click(await screen.findByRole('button', { name: 'Open Gloria Adeyemi' }));
  expect(screen.getByRole('combobox', { name: 'Move from Northeast to' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Gloria Adeyemi' })).toHaveFocus();
  const group = within(screen.getByRole('group', { name: 'Northeast' }));
  expect(group.getByRole('button', { name: 'Remove admin rights' })).toBeVisible();
});

it('moves a person from one group to another in one act', async () => {
  const user = await renderStory(server, Default);
  await user.click(await screen.findByRole('button', { name: 'Open Gloria Adeyemi' }));
  const moved: object[] = [];
  server.use(
    answer(movePerson, ({ params }) => {
      moved.push(params);
      return undefined;
    }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(
    await dialog.findByRole('combobox', { name: 'Move from Northeast to' }),
    'Great Lakes',
  );
  await user.click(dialog.getByRole('button', { name: 'Move to group' }));
  expect(
    await dialog.findByText(/Gloria is now in Great Lakes and no longer in Northeast/),
  ).toBeVisible();
  expect(moved).toMatchObject([{ fromId: northeast.id }]);
});

it('offers an admin what concerns the group alone', async () => {
  await renderStory(server, OnePersonForAnAdmin);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByRole('button', { name: 'Deactivate' })).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Remove from Northeast' })).toBeVisible();
});

it('offers an admin nothing more for a person who has left their only group', async () => {
  const user = await renderStory(server, OnePersonForAnAdmin);
  server.use(answer(putMembership, undefined), answer(getPeople, { people: [], total: 0 }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Remove from Northeast' }));
  expect(await dialog.findByText('You no longer have access to this person.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Remove from Northeast' })).not.toBeInTheDocument();
  expect(dialog.getByText(/is no longer in Northeast/)).toBeVisible();
});

it('names the lines that hold nobody before anything is sent', async () => {
  const user = await renderStory(server, Inviting);
  const calls: MockedCall[] = [];
  server.use(
    answer(putPeopleImport, (call) => {
      calls.push(call);
      return { rows: [] };
    }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /People/ }), 'Ann\nann@harbor.test');
  await user.click(dialog.getByRole('button', { name: 'Invite' }));
  expect(await dialog.findByText('Line 1 has no email address')).toBeVisible();
  expect(dialog.getByText('Choose at least one group')).toBeVisible();
  expect(calls).toEqual([]);
});

it('reports what happened to each', async () => {
  await renderStory(server, Invited);
  expect(
    await screen.findByText(
      '1 invited by email, 1 had an account and joined the groups, 1 left out',
    ),
  ).toBeVisible();
  expect(
    screen.getByText('ceo@company.test: This address belongs to an entrepreneur’s account'),
  ).toBeVisible();
});

it('undoes an import', async () => {
  const user = await renderStory(server, Invited);
  server.use(answer(undoPeopleImport, { removed: 1, kept: 1 }));
  await user.click(await screen.findByRole('button', { name: 'Undo the import' }));
  expect(await screen.findByText(/^Undone: 1 invitation and .* 1 stays: /)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo the import' })).not.toBeInTheDocument();
});

it('counts no invitations of an import that another tab has undone', async () => {
  const user = await renderStory(server, Invited);
  server.use(answer(undoPeopleImport, { removed: 0, kept: 0 }));
  await user.click(await screen.findByRole('button', { name: 'Undo the import' }));
  expect(await screen.findByText('Undone: all groups that were added.')).toBeVisible();
});

it('gives a person another name, and keeps what was typed when somebody was faster', async () => {
  const user = await renderStory(server, OnePerson);
  const message = 'Sam Whitfield changed this in the meantime. Please reload to see it.';
  server.use(fail(putPerson, { status: 409, code: 'STALE_VERSION', message }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Change name or angel group' }));
  expect(dialog.getByRole('textbox', { name: /First name/ })).toHaveFocus();
  await user.type(dialog.getByRole('textbox', { name: /Last name/ }), '-Lopez');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /Last name/ })).toHaveValue('Vasquez-Lopez');
  const saved: unknown[] = [];
  server.use(
    answer(putPerson, ({ body }) => {
      saved.push(body);
      return undefined;
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Saved.')).toBeVisible();
  expect(saved).toMatchObject([{ firstName: 'Irene', lastName: 'Vasquez-Lopez', version: 1 }]);
});

it('tries a file first, says what is wrong in which row and column, and imports the rest', async () => {
  const user = await renderStory(server, Importing);
  expect(screen.getByText('Row 3, Last name: A last name is missing')).toBeVisible();
  expect(screen.getByText(/^If imported: 1 invited by email, 2 left out$/)).toBeVisible();
  expect(screen.getByText(/^Row 4, Email address: This address belongs to/)).toBeVisible();
  const bodies: unknown[] = [];
  server.use(
    answer(putPeopleImport, ({ body }: MockedCall) => {
      bodies.push(body);
      return { rows: [{ email: 'ann@harbor.test', outcome: 'invited' as const, reason: null }] };
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Import 1 person' }));
  const summary = await screen.findByText('1 invited by email, 1 left out');
  expect(document.activeElement).toContainElement(summary);
  expect(document.body).not.toHaveFocus();
  expect(screen.getByText('Row 3, Last name: A last name is missing')).toBeVisible();
  expect(bodies).toMatchObject([
    {
      isDryRun: false,
      fileName: 'members.csv',
      groupIds: [northeast.id],
      people: [{ email: 'ann@harbor.test' }, { email: 'ceo@company.test' }],
    },
  ]);
});

it('asks for the columns that it cannot tell, instead of finding fault with every row', async () => {
  const user = await renderStory(server, Importing);
  const rows = 'accession_number,company_name\n1,Acme Robotics\n2,Birch';
  await user.upload(screen.getByLabelText(/CSV file/), new File([rows], 'deals.csv'));
  await user.click(await screen.findByRole('button', { name: 'Check' }));
  expect(
    await screen.findByText('Choose the column for first name, last name, and email address'),
  ).toBeVisible();
  expect(screen.queryByText(/^Row 2/)).not.toBeInTheDocument();
});

it('says that the fields for its columns are there, and which ones have to be chosen', async () => {
  const user = await renderStory(server, Importing);
  const status = () => within(screen.getByRole('dialog')).getAllByRole('status')[0];
  const choose = (rows: string) =>
    user.upload(screen.getByLabelText(/CSV file/), new File([rows], 'mitglieder.csv'));
  await choose('Vorname;Nachname;E-Mail-Adresse\nJürgen;Groß;juergen@harbor.test');
  await waitFor(() =>
    expect(status()).toHaveTextContent(
      '1 row. Choose the column for first name and last name below.',
    ),
  );
  const columnOf = (what: string) => screen.getByRole('combobox', { name: `Column for ${what}` });
  expect(columnOf('email address')).toHaveDisplayValue('E-Mail-Adresse');
  await user.selectOptions(columnOf('first name'), 'Vorname');
  await user.selectOptions(columnOf('last name'), 'Nachname');
  expect(status()).toHaveTextContent('1 row. Check below that each column is the right one.');
});

it('says all that is wrong with a row, after the import too, and counts the row once', async () => {
  const user = await renderStory(server, Importing);
  server.use(
    answer(putPeopleImport, {
      rows: [{ email: 'ann@harbor.test', outcome: 'invited', reason: null }],
    }),
  );
  const rows = 'First name,Last name,Email\nAnn,Angel,ann@harbor.test\n,,ben@harbor.test';
  await user.upload(screen.getByLabelText(/CSV file/), new File([rows], 'two.csv'));
  await user.click(await screen.findByRole('button', { name: 'Check' }));
  await user.click(await screen.findByRole('button', { name: 'Import 1 person' }));
  expect(await screen.findByText('1 invited by email, 1 left out')).toBeVisible();
  expect(
    screen.getByText(
      'Row 3, First name: A first name is missing; Last name: A last name is missing',
    ),
  ).toBeVisible();
});

it('offers no import where all are there already', async () => {
  const user = await renderStory(server, Importing);
  server.use(
    answer(putPeopleImport, {
      rows: [{ email: 'ann@harbor.test', outcome: 'unchanged', reason: null }],
    }),
  );
  const rows = 'First name,Last name,Email\nAnn,Angel,ann@harbor.test';
  await user.upload(screen.getByLabelText(/CSV file/), new File([rows], 'again.csv'));
  await user.click(await screen.findByRole('button', { name: 'Check' }));
  const words = await screen.findByText('There is nobody new to import.');
  expect(words).toBeVisible();
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement).toContainElement(words);
  expect(screen.getByText('If imported: 1 already there')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import \d/ })).not.toBeInTheDocument();
});

it('tries a file again when its people are to go to other groups', async () => {
  const user = await renderStory(server, Importing);
  const group = screen.getByRole('checkbox', { name: 'Northeast' });
  await user.click(group);
  expect(screen.queryByRole('button', { name: 'Import 1 person' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Check' })).toBeVisible();
  await user.click(group);
  expect(screen.getByRole('button', { name: 'Import 1 person' })).toBeVisible();
});

it('checks the file that is chosen while another is being checked', async () => {
  const user = await renderStory(server, Importing);
  const choose = (name: string) => {
    const rows = `First name,Last name,Email\n${name},Angel,${name}@harbor.test`;
    return user.upload(screen.getByLabelText(/CSV file/), new File([rows], `${name}.csv`));
  };
  const late = answerLater(putPeopleImport, {
    rows: [{ email: 'ann@harbor.test', outcome: 'invited', reason: null }],
  });
  server.use(late.handler);
  await choose('ann');
  await user.click(await screen.findByRole('button', { name: 'Check' }));
  await choose('ben');
  expect(await screen.findByText(/^1 row/)).toBeVisible();
  late.answerNow();
  expect(await screen.findByRole('button', { name: 'Check' })).toBeEnabled();
  expect(screen.queryByText(/^If imported/)).toBeNull();
});

it('shows the file that was chosen last, however late the one before can be read', async () => {
  const user = await renderStory(server, Importing);
  const input = screen.getByLabelText(/CSV file/);
  const slow = new File([''], 'slow.csv');
  let read!: (bytes: ArrayBuffer) => void;
  slow.arrayBuffer = () => new Promise((resolve) => (read = resolve));
  await user.upload(input, slow);
  await user.upload(input, new File(['Name,Email\nAnn,'], 'quick.csv'));
  expect(await screen.findAllByRole('option', { name: 'Name' })).toHaveLength(3);
  await act(async () => read(new TextEncoder().encode('Whole name,Email\nAnn,').buffer));
  expect(screen.queryByRole('option', { name: 'Whole name' })).toBeNull();
});

it('refuses a file of 10,000 rows and an empty one, and says why', async () => {
  const user = await renderStory(server, Importing);
  const choose = (text: string) =>
    user.upload(screen.getByLabelText(/CSV file/), new File([text], 'members.csv'));
  await choose('Email\n' + 'ann@harbor.test\n'.repeat(10_000));
  expect(
    await screen.findByText('At most 1,000 people at once; this file has 10,000.'),
  ).toBeVisible();
  await choose('Email\n');
  expect(await screen.findByText(/has no rows below/)).toBeVisible();
});

it('reads a file again that was corrected under its name', async () => {
  const user = await renderStory(server, Importing);
  const input = screen.getByLabelText(/CSV file/);
  const file = new File(['Name,Email\nAnn,'], 'members.csv');
  await user.upload(input, file);
  expect(await screen.findAllByRole('option', { name: 'Name' })).toHaveLength(3);
  const corrected = new File(
    ['First name,Last name,Email\nAnn,Angel,ann@harbor.test'],
    'members.csv',
  );
  file.arrayBuffer = () => corrected.arrayBuffer();
  await user.upload(input, file);
  expect(await screen.findAllByRole('option', { name: 'Last name' })).toHaveLength(3);
});

it('says so where a file cannot be read', async () => {
  const user = await renderStory(server, Importing);
  const file = new File([''], 'members.csv');
  file.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
  await user.upload(screen.getByLabelText(/CSV file/), file);
  expect(await screen.findByText(/^The file could not be read/)).toBeVisible();
});

it('can be undone for a day', async () => {
  const user = await renderStory(server, Imported);
  expect(await screen.findByText(/118 invited, 4 added to groups/)).toBeVisible();
  server.use(answer(undoPeopleImport, { removed: 118, kept: 0 }));
  await user.click(screen.getByRole('button', { name: /^Undo the import of/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Undo the import' }));
  expect(await dialog.findByText(/^Undone: 118 invitations/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Undo the import' })).not.toBeInTheDocument();
});

it('deletes somebody who has asked for it, after saying what goes', async () => {
  const user = await renderStory(server, AskedToBeDeleted);
  expect(await screen.findByText(/\(founder\), asked to be deleted on/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete Pia Pebblemark' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete Pia Pebblemark?' }));
  expect(dialog.getByText(/Votes are\s+kept without a name/)).toBeVisible();
  const message =
    'No other staff member has signed in yet: make someone else staff, and have them sign in first';
  server.use(fail(deleteAccount, { status: 409, code: 'CONFLICT', message }));
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  expect(await dialog.findByText(message)).toBeVisible();
  server.use(answer(deleteAccount, undefined), answer(getDeletionRequests, []));
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  await waitFor(() => expect(screen.queryByText(/asked to be deleted/)).not.toBeInTheDocument());
  const outcome = screen.getByText('The account of Pia Pebblemark is deleted.');
  expect(document.activeElement).toContainElement(outcome);
  expect(document.body).not.toHaveFocus();
});

it('leaves the question about somebody else open when the one before is deleted late', async () => {
  const asked = (number: number, lastName: string) => ({
    ...{ userId: fixtureId(number), firstName: 'Pia', lastName, email: `${number}@company.test` },
    ...{ role: 'entrepreneur' as const, askedAt: '2026-11-20T10:00:00.000Z' },
  });
  server.use(answer(getDeletionRequests, [asked(901, 'Brook'), asked(902, 'Field')]));
  const user = await renderStory(server, AskedToBeDeleted);
  const late = answerLater(deleteAccount, undefined);
  server.use(late.handler);
  await user.click(await screen.findByRole('button', { name: 'Delete Pia Brook' }));
  await user.click(screen.getByRole('button', { name: 'Delete for good' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Delete Pia Field' }));
  late.answerNow();
  await screen.findByText('The account of Pia Brook is deleted.');
  expect(screen.getByRole('dialog', { name: 'Delete Pia Field?' })).toBeVisible();
});

it('says above the list that a person is deleted, who has left it', async () => {
  const user = await renderStory(server, OnePerson);
  server.use(
    answer(deleteAccount, undefined),
    answer(getPeople, { people: peopleFixture.slice(2), total: 2 }),
  );
  const { firstName, lastName } = peopleFixture[1]!;
  await user.click(screen.getByRole('button', { name: 'Delete for good' }));
  const dialog = within(screen.getByRole('dialog', { name: `Delete ${firstName} ${lastName}?` }));
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  const outcome = await screen.findByText(`The account of ${firstName} ${lastName} is deleted.`);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(document.activeElement).toContainElement(outcome);
  expect(document.body).not.toHaveFocus();
});

it('leaves the dialog of another person open when one whose dialog was closed is deleted late', async () => {
  const user = await renderStory(server, OnePerson);
  const late = answerLater(deleteAccount, undefined);
  server.use(late.handler);
  const [deleted, other] = [peopleFixture[1]!, peopleFixture[2]!];
  await user.click(screen.getByRole('button', { name: 'Delete for good' }));
  const question = within(screen.getByRole('dialog', { name: /^Delete / }));
  await user.click(question.getByRole('button', { name: 'Delete for good' }));
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  const nameOf = ({ firstName, lastName }: typeof other) => `${firstName} ${lastName}`;
  await user.click(screen.getByRole('button', { name: `Open ${nameOf(other)}` }));
  const dialog = await screen.findByRole('dialog', { name: nameOf(other) });
  late.answerNow();
  await screen.findByText(`The account of ${nameOf(deleted)} is deleted.`);
  expect(dialog).toBeVisible();
});

it('names people without a last name without a blank for it', async () => {
  const user = await renderStory(server, Default);
  const person = { ...peopleFixture[1]!, firstName: 'Prince', lastName: '' };
  server.use(
    answer(getPeople, { people: [person], total: 1 }),
    answer(getDeletionRequests, []),
    answer(deleteAccount, undefined),
  );
  await user.type(await screen.findByRole('searchbox'), 'prince');
  await user.click(await screen.findByRole('button', { name: /^Open Prince/ }));
  await user.click(await screen.findByRole('button', { name: 'Delete for good' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete Prince?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByText('The account of Prince is deleted.')).toBeVisible();
});

it.each(['this', 'other'])(
  'joins two accounts: finds the other one, and goes on with the one that stays (%s)',
  async (staying) => {
    const user = await renderStory(server, Joining);
    const opened = within(screen.getByRole('dialog', { name: 'Irene Vasquez' }));
    const [choose] = await opened.findAllByRole('button', { name: /^Choose / });
    expect(opened.getByRole('heading', { name: /^The other account of / })).toHaveFocus();
    const other = choose!.getAttribute('aria-label')!.replace('Choose ', '');
    await user.click(choose!);
    expect(
      opened.getByRole('heading', { name: 'Which account do you want to keep?' }),
    ).toHaveFocus();
    expect(
      opened.getByText(/^It takes over the other account’s .* but not staff rights\./),
    ).toBeVisible();
    const joined: unknown[] = [];
    server.use(
      answer(joinPeople, ({ params }) => {
        joined.push(params);
        return undefined;
      }),
    );
    const buttons = opened.getAllByRole('button', { name: /^Keep / });
    const addresses = buttons.map((button) => button.textContent.replace('Keep ', ''));
    expect(addresses[1]).toBe(other);
    const [kept, left] = staying === 'this' ? addresses : [...addresses].reverse();
    await user.click(opened.getByRole('button', { name: `Keep ${kept}` }));
    expect(
      await screen.findByText(`The accounts are merged: ${left} can no longer sign in.`),
    ).toBeVisible();
    expect(joined).toHaveLength(1);
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(new RegExp(`^${kept}`))).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Keep / })).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Merge with another account' })).toBeVisible();
  },
);

it('stays closed when the accounts are joined after the dialog was closed', async () => {
  const user = await renderStory(server, Joining);
  const dialog = within(screen.getByRole('dialog', { name: 'Irene Vasquez' }));
  await user.click((await dialog.findAllByRole('button', { name: /^Choose / }))[0]!);
  let join = (): void => undefined;
  const isJoined = new Promise<void>((resolve) => (join = resolve));
  let calls = 0;
  server.use(
    answer(joinPeople, async () => {
      calls += 1;
      await isJoined;
      return undefined;
    }),
  );
  await user.click(dialog.getAllByRole('button', { name: /^Keep / })[1]!);
  await waitFor(() => expect(calls).toBe(1));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  let isRenewed = false;
  server.use(
    answer(getPeople, () => {
      isRenewed = true;
      return { people: [...peopleFixture], total: peopleFixture.length };
    }),
  );
  join();
  await waitFor(() => expect(isRenewed).toBe(true));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
