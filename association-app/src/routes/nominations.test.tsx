import {
  acceptNomination,
  correctNomination,
  getConsoleNominations,
  putDealLead,
  resendNomination,
  withdrawNomination,
} from '@syndication/contract/console-nominations/console-nominations.endpoints';
import { composeStories } from '@storybook/react-webpack5';
import {
  answer,
  answerLater,
  consoleNominationsFixture,
  fail,
  fixtureId,
  greatLakes,
  northeast,
} from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { screen, waitFor, within } from '@testing-library/react';

import * as stories from './nominations.stories';

const server = startTestServer();
const {
  Default,
  Empty,
  NothingFound,
  NoAccountYet,
  Listed,
  Imported,
  NominatorDeleted,
  FounderDeleted,
  Withdrawn,
  ForAnAdmin,
} = composeStories(stories);

const dialog = async () => within(await screen.findByRole('dialog'));

it('lists nominations with who nominated, to where, and how far they have come', async () => {
  await renderStory(server, Default);
  const header = await screen.findByRole('rowheader', { name: /Alderwick Robotics/ });
  const row = within(header.closest('tr')!);
  expect(row.getByText('Great Lakes')).toBeVisible();
  expect(row.getAllByText('Irene Vasquez')).toHaveLength(2);
  expect(row.getByText(/^On the list, first listed /)).toBeVisible();
  expect(screen.getByText('5 nominations')).toBeVisible();
});

it('asks for what one types and chooses', async () => {
  const user = await renderStory(server, Default);
  const asked: string[] = [];
  server.use(
    answer(getConsoleNominations, ({ query }) => {
      asked.push(query.toString());
      return { nominations: [], total: 0 };
    }),
  );
  await user.type(await screen.findByRole('searchbox'), 'tide');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Off the list');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Group' }),
    await screen.findByRole('option', { name: 'Northeast' }),
  );
  await waitFor(() =>
    expect(asked.at(-1)).toBe(`search=tide&groupId=${northeast.id}&step=off-list&offset=0`),
  );
});

it('says when nothing is nominated', async () => {
  await renderStory(server, Empty);
  expect(await screen.findByRole('heading', { name: 'No nominations' })).toBeVisible();
  expect(screen.getByText(/Nominations to archived groups are not shown\.$/)).toBeVisible();
});

it('reads what narrows the list from the address', async () => {
  await renderStory(server, NothingFound);
  expect(await screen.findByRole('heading', { name: 'No nominations found' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Show' })).toHaveDisplayValue('On the list');
});

it('offers what the step allows', async () => {
  await renderStory(server, Listed);
  const listed = await dialog();
  expect(listed.getByRole('button', { name: 'Send the email again' })).toBeVisible();
  expect(listed.queryByRole('button', { name: 'Correct the address' })).not.toBeInTheDocument();
  // An earlier nomination names the lead.
  expect(listed.queryByRole('button', { name: 'Change the deal lead' })).not.toBeInTheDocument();
  expect(
    listed.getByText(/^An earlier nomination of this company names the deal lead/),
  ).toBeVisible();
});

it('offers no mail to an imported deal', async () => {
  await renderStory(server, Imported);
  const imported = await dialog();
  expect(imported.getByText(/^Nominated by an import/)).toBeVisible();
  expect(imported.getByText('Deal lead: none named')).toBeVisible();
  expect(imported.getByRole('button', { name: 'Name a deal lead' })).toBeVisible();
  expect(imported.queryByRole('button', { name: 'Send the email again' })).not.toBeInTheDocument();
});

it('calls no import what an account nominated that is deleted since', async () => {
  await renderStory(server, NominatorDeleted);
  expect((await dialog()).getByText(/^Nominated by a deleted account/)).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Deleted account', hidden: true })).toBeInTheDocument();
});

it('says so where the founder’s account is gone', async () => {
  await renderStory(server, FounderDeleted);
  const dialogName = 'Deleted account in Northeast';
  expect(await screen.findByRole('dialog', { name: dialogName })).toBeVisible();
  const name = 'Deleted account';
  expect(screen.getByRole('rowheader', { name, hidden: true })).toBeInTheDocument();
});

it('offers nothing for what was withdrawn', async () => {
  await renderStory(server, Withdrawn);
  expect((await dialog()).queryByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument();
});

it('offers an admin of one group no other to accept into', async () => {
  await renderStory(server, ForAnAdmin);
  const own = await dialog();
  expect(own.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  expect(own.queryByRole('button', { name: 'Accept into another group' })).not.toBeInTheDocument();
});

it('says whether a mail was sent', async () => {
  const user = await renderStory(server, Listed);
  server.use(answer(resendNomination, { isMailed: false }));
  const open = await dialog();
  await user.click(open.getByRole('button', { name: 'Send the email again' }));
  expect(
    await open.findByText(/No email was sent: the last one went out less than 24/),
  ).toBeVisible();
  server.use(answer(resendNomination, { isMailed: true }));
  await user.click(open.getByRole('button', { name: 'Send the email again' }));
  expect(await open.findByText('The email is on its way.')).toBeVisible();
});

it('corrects the address, and keeps what was typed when it is refused', async () => {
  const user = await renderStory(server, NoAccountYet);
  const text = 'This address was nominated to the group before';
  const saved: unknown[] = [];
  server.use(
    fail(correctNomination, { status: 400, code: 'VALIDATION_FAILED', fields: { email: text } }),
  );
  const open = await dialog();
  await user.click(open.getByRole('button', { name: 'Correct the address' }));
  const field = open.getByRole('textbox', { name: /Email address/ });
  expect(field).toHaveValue('ceo@tidewater.test');
  await user.click(open.getByRole('button', { name: 'Save the address' }));
  expect(await open.findByText('This is already the address.')).toBeVisible();
  expect(open.queryByText(/is on its way/)).not.toBeInTheDocument();
  await user.clear(field);
  await user.type(field, 'ceo@tidewater.example');
  await user.click(open.getByRole('button', { name: 'Save the address' }));
  expect(await open.findByText(text)).toBeVisible();
  expect(field).toHaveValue('ceo@tidewater.example');
  server.use(
    answer(correctNomination, ({ body }) => {
      saved.push(body);
      return undefined;
    }),
  );
  await user.clear(field);
  await user.type(field, 'right@tidewater.test');
  await user.click(open.getByRole('button', { name: 'Save the address' }));
  expect(await open.findByText(/The address is corrected/)).toBeVisible();
  expect(saved).toEqual([{ email: 'right@tidewater.test', version: 1 }]);
});

it('changes the deal lead by an address', async () => {
  const user = await renderStory(server, NoAccountYet);
  const saved: unknown[] = [];
  server.use(
    answer(putDealLead, ({ body }) => {
      saved.push(body);
      return undefined;
    }),
  );
  const open = await dialog();
  await user.click(open.getByRole('button', { name: 'Change the deal lead' }));
  await user.clear(open.getByRole('textbox', { name: /Email address/ }));
  await user.type(open.getByRole('textbox', { name: /Email address/ }), 'group-admin@demo.test');
  await user.click(open.getByRole('button', { name: 'Save the deal lead' }));
  expect(await open.findByText('The deal lead is changed.')).toBeVisible();
  expect(saved).toEqual([{ email: 'group-admin@demo.test', version: 1 }]);
});

it('leaves open what was opened while an address was being saved', async () => {
  const user = await renderStory(server, NoAccountYet);
  const late = answerLater(correctNomination, undefined);
  server.use(late.handler);
  const open = await dialog();
  const field = () => open.getByRole('textbox', { name: /Email address/ });
  await user.click(open.getByRole('button', { name: 'Correct the address' }));
  await user.clear(field());
  await user.type(field(), 'right@tidewater.test');
  await user.click(open.getByRole('button', { name: 'Save the address' }));
  await user.click(open.getByRole('button', { name: 'Change the deal lead' }));
  await user.clear(field());
  await user.type(field(), 'group-admin@');
  late.answerNow();
  expect(await open.findByText(/The address is corrected/)).toBeVisible();
  expect(field()).toHaveValue('group-admin@');
});

it('accepts a company into another group', async () => {
  const user = await renderStory(server, NoAccountYet);
  const asked: unknown[] = [];
  server.use(
    answer(acceptNomination, ({ params }) => {
      asked.push(params);
      return undefined;
    }),
  );
  const open = await dialog();
  await user.click(open.getByRole('button', { name: 'Accept into another group' }));
  expect(open.getByRole('button', { name: 'Accept' })).toBeDisabled();
  await user.selectOptions(open.getByRole('combobox', { name: 'Group' }), 'Great Lakes');
  await user.click(open.getByRole('button', { name: 'Accept' }));
  expect(
    await open.findByText('The company is now nominated to that group as well.'),
  ).toBeVisible();
  expect(asked).toMatchObject([{ id: fixtureId(81), groupId: greatLakes.id }]);
});

it('gives the focus to what a button has opened, and back to it', async () => {
  const user = await renderStory(server, NoAccountYet);
  const open = await dialog();
  const press = (name: string) => user.click(open.getByRole('button', { name }));
  await press('Correct the address');
  expect(open.getByRole('textbox', { name: 'Email address' })).toHaveFocus();
  await press('Change the deal lead');
  expect(open.getByRole('textbox', { name: 'Email address' })).toHaveFocus();
  await press('Accept into another group');
  expect(open.getByRole('combobox', { name: 'Group' })).toHaveFocus();
  await press('Withdraw');
  const keep = open.getByRole('button', { name: 'Keep it' });
  expect(keep).toHaveFocus();
  expect(keep).toHaveAccessibleDescription(/ will lose access to the deal /);
  await user.click(keep);
  expect(open.getByRole('button', { name: 'Withdraw' })).toHaveFocus();
});

it('withdraws after a question, and says who was faster', async () => {
  const user = await renderStory(server, NoAccountYet);
  const message = 'Sam Whitfield changed this in the meantime. Please reload to see it.';
  server.use(fail(withdrawNomination, { status: 409, code: 'STALE_VERSION', message }));
  const open = await dialog();
  await user.click(open.getByRole('button', { name: 'Withdraw' }));
  await user.click(open.getByRole('button', { name: 'Withdraw the nomination' }));
  expect(await open.findByText(message)).toBeVisible();
  server.use(answer(withdrawNomination, undefined));
  const found = consoleNominationsFixture.find(({ email }) => email === 'ceo@tidewater.test')!;
  const withdrawn = { ...found, step: 'withdrawn' as const };
  // It leaves the list that is shown; the dialog stays, says so, and shows what it is now.
  server.use(
    answer(getConsoleNominations, ({ query }) =>
      query.has('id') ? { nominations: [withdrawn], total: 1 } : { nominations: [], total: 0 },
    ),
  );
  await user.click(open.getByRole('button', { name: 'Withdraw the nomination' }));
  expect(await open.findByText('The nomination is withdrawn.')).toBeVisible();
  expect(await screen.findByText('No nominations')).toBeInTheDocument();
  expect(open.getByText('The nomination is withdrawn.')).toBeVisible();
  expect(await open.findByText(/^Withdrawn: /)).toBeVisible();
  expect(open.queryByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument();
});
