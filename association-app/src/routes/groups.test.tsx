import {
  archiveConsoleGroup,
  connectAngelGroup,
  getConsoleGroups,
  putConsoleGroup,
  takeOverMembers,
} from '@syndication/contract/console-groups/console-groups.endpoints';
import { postProof } from '@syndication/contract/account-security/account-security.endpoints';
import { composeStories } from '@storybook/react-webpack5';
import {
  answer,
  answerLater,
  consoleGroupsFixture,
  fail,
  fixtureId,
  greatLakes,
  northeast,
  type MockedCall,
} from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';

import * as stories from './groups.stories';

const server = startTestServer();
const { Connecting, Default, Error: Failed, OfAnAdmin, Empty } = composeStories(stories);

const rowOf = async (title: string) =>
  (await screen.findByRole('rowheader', { name: new RegExp(title) })).closest('tr')!;

it('shows groups of both kinds with who is in them', async () => {
  await renderStory(server, Default);
  const northeast = within(await rowOf('Northeast'));
  expect(northeast.getByText('31')).toBeVisible();
  // Not those that are off the list.
  expect(screen.getByRole('columnheader', { name: 'Listed deals' })).toBeVisible();
  expect(northeast.getByText('34')).toHaveAttribute('data-label', 'Listed deals');
  expect(northeast.getByText('Gloria Adeyemi')).toBeVisible();
  expect(northeast.getByText('Walnut Street Angels')).toBeVisible();
  expect(within(await rowOf('Gulf Coast')).getByText('Archived')).toBeVisible();
});

it('keeps the focus at the list when Retry has gone with its panel', async () => {
  const user = await renderStory(server, Failed);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  server.use(answer(getConsoleGroups, consoleGroupsFixture));
  await user.click(retry);
  await rowOf('Northeast');
  expect(document.body).not.toHaveFocus();
  expect(document.activeElement).toContainElement(
    screen.getByRole('table', { name: 'Angel groups' }),
  );
});

it('leads to the members of a group, but of an archived one nobody is in the list', async () => {
  await renderStory(server, Default);
  const members = within(await rowOf('Northeast')).getByRole('link', {
    name: '31 members of Northeast',
  });
  expect(members).toHaveAttribute('href', `/console/people?group=${northeast.id}`);
  const archived = within(await rowOf('Gulf Coast'));
  expect(archived.getByRole('cell', { name: '4' })).toBeVisible();
  expect(archived.queryByRole('link')).toBeNull();
});

it('finds groups while one types, and says when there is none', async () => {
  const user = await renderStory(server, Default);
  await user.type(await screen.findByRole('searchbox', { name: 'Search groups' }), 'lakes');
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
  expect(screen.getByRole('status')).toHaveTextContent('1 group');
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findAllByText('No group with “lakesx”')).toHaveLength(2);
});

it('creates a group under an id of its own, and keeps what was typed when it is refused', async () => {
  const announce = jest.fn();
  const user = await renderStory(server, Default, { host: { announce } });
  const calls: MockedCall[] = [];
  server.use(
    fail(putConsoleGroup, {
      status: 400,
      code: 'VALIDATION_FAILED',
      fields: { title: 'There is already a group with this name' },
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'New syndication group' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Harbor');
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await dialog.findByText('There is already a group with this name')).toBeVisible();
  expect(dialog.getByRole('textbox')).toHaveValue('Harbor');
  server.use(
    answer(putConsoleGroup, (call) => {
      calls.push(call);
      return undefined;
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls).toMatchObject([
    { body: { kind: 'syndication', title: 'Harbor', minBallots: 3, version: null } },
  ]);
  await waitFor(() => expect(announce).toHaveBeenLastCalledWith('Saved.'));
});

it('shows the new name as soon as it is saved', async () => {
  const user = await renderStory(server, Default);
  await user.click(await screen.findByRole('button', { name: `Settings of ${northeast.title}` }));
  const dialog = within(await screen.findByRole('dialog'));
  const title = dialog.getByRole('textbox', { name: /Name/ });
  await user.clear(title);
  await user.type(title, 'New England');
  const refetch = answerLater(getConsoleGroups, consoleGroupsFixture);
  server.use(answer(putConsoleGroup, undefined), refetch.handler);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await rowOf('New England')).toBeVisible();
  expect(screen.queryByRole('rowheader', { name: northeast.title })).not.toBeInTheDocument();
  refetch.answerNow();
});

it('leaves the dialog of another group open when one that was closed is saved late', async () => {
  const announce = jest.fn();
  const late = answerLater(putConsoleGroup, undefined);
  const user = await renderStory(server, Default, { host: { announce } });
  server.use(late.handler);
  const openSettings = async (title: string) => {
    await user.click(await screen.findByRole('button', { name: `Settings of ${title}` }));
    return screen.findByRole('dialog', { name: `Settings of ${title}` });
  };
  const first = await openSettings(northeast.title);
  await user.click(within(first).getByRole('button', { name: 'Save' }));
  await user.keyboard('{Escape}');
  const second = await openSettings(greatLakes.title);
  late.answerNow();
  await waitFor(() => expect(announce).toHaveBeenCalledWith('Saved.'));
  expect(second).toBeVisible();
});

it('corrects a new group that was created without an answer', async () => {
  const user = await renderStory(server, Default);
  await user.click(await screen.findByRole('button', { name: 'New syndication group' }));
  const dialog = within(await screen.findByRole('dialog'));
  const title = dialog.getByRole('textbox', { name: /Name/ });
  await user.type(title, 'Habor');
  let created = '';
  server.use(
    http.put(`*${putConsoleGroup.path.replace('{id}', ':id')}`, ({ params: { id } }) => {
      created = String(id);
      return HttpResponse.error();
    }),
    answer(getConsoleGroups, () => [
      ...consoleGroupsFixture,
      { ...consoleGroupsFixture[0]!, id: created, title: 'Habor' },
    ]),
  );
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  const save = await dialog.findByRole('button', { name: 'Save' });
  expect(dialog.getByRole('alert')).toBeVisible();

  const calls: MockedCall[] = [];
  server.use(
    answer(putConsoleGroup, (call) => {
      calls.push(call);
      return undefined;
    }),
  );
  await user.clear(title);
  await user.type(title, 'Harbor');
  await user.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls).toMatchObject([
    { params: { id: created }, body: { kind: 'syndication', title: 'Harbor', version: 1 } },
  ]);
});

it('bases the next attempt on what somebody else saved, once it has said who it was', async () => {
  const user = await renderStory(server, Default);
  const message = 'Sam Whitfield changed this in the meantime. Please reload to see it.';
  await user.click(await screen.findByRole('button', { name: 'Settings of Northeast' }));
  server.use(
    fail(putConsoleGroup, { status: 409, code: 'STALE_VERSION', message }),
    answer(
      getConsoleGroups,
      consoleGroupsFixture.map((group) =>
        group.id === northeast.id ? { ...group, title: 'New England', version: 3 } : group,
      ),
    ),
  );
  await user.click(screen.getByRole('radio', { name: /After five votes/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeVisible();
  await screen.findByRole('dialog', { name: 'Settings of New England' });
  const bodies: unknown[] = [];
  server.use(
    answer(putConsoleGroup, ({ body }) => {
      bodies.push(body);
      return undefined;
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(bodies).toMatchObject([{ title: 'New England', minBallots: 5, version: 3 }]),
  );
});

it('changes the connections of an angel group, but for those with archived groups', async () => {
  const announce = jest.fn();
  const user = await renderStory(server, Connecting, { host: { announce } });
  const bodies: unknown[] = [];
  server.use(
    answer(connectAngelGroup, ({ body }) => {
      bodies.push(body);
      return undefined;
    }),
  );
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByLabelText('Gulf Coast')).not.toBeInTheDocument();
  await user.click(dialog.getByLabelText('Great Lakes'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const groupIds = [greatLakes.id, northeast.id, fixtureId(62)];
  await waitFor(() => expect(bodies).toEqual([{ groupIds, version: 1 }]));
  await waitFor(() => expect(announce).toHaveBeenLastCalledWith('Saved.'));
});

it('takes the members of an angel group over into a syndication group', async () => {
  const user = await renderStory(server, Connecting);
  const calls: object[] = [];
  server.use(
    answer(takeOverMembers, ({ params }) => {
      calls.push(params);
      return { added: 12 };
    }),
  );
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Add to Northeast' }));
  expect(
    await dialog.findByText(
      'The members of Walnut Street Angels are now in Northeast, except those who were removed from it before.',
    ),
  ).toBeVisible();
  expect(calls).toMatchObject([{ id: northeast.id, angelGroupId: fixtureId(61) }]);
});

it('says of an angel group that its members lose nothing with it', async () => {
  const user = await renderStory(server, Default);
  await user.click(await screen.findByRole('button', { name: 'Archive Walnut Street Angels' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(
    dialog.getByText(/^New members can no longer come from it\. Its 12 members and their/),
  ).toBeVisible();
  expect(dialog.queryByText(/will not see/)).not.toBeInTheDocument();
});

it('asks for the password where the API wants a proof, and goes on with the act', async () => {
  const announce = jest.fn();
  const user = await renderStory(server, Default, { host: { announce } });
  const archived: unknown[] = [];
  let isProved = false;
  server.use(
    answer(postProof, () => {
      isProved = true;
      return undefined;
    }),
    fail(archiveConsoleGroup, { status: 403, code: 'PROOF_REQUIRED' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Archive Northeast' }));
  await user.click(await screen.findByRole('button', { name: 'Archive' }));
  const proof = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  server.use(
    answer(archiveConsoleGroup, ({ params, body }) => {
      archived.push([params['id'], isProved, body]);
      return undefined;
    }),
  );
  await user.type(proof.getByLabelText(/^Password/), 'Passw0rd');
  await user.click(proof.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(archived).toEqual([[fixtureId(1), true, { isArchived: true, version: 2 }]]);
  await waitFor(() => expect(announce).toHaveBeenLastCalledWith('Northeast is archived.'));
});

it('lets group admins change the settings of their groups only', async () => {
  await renderStory(server, OfAnAdmin);
  const row = within(await rowOf('Northeast'));
  expect(row.getAllByRole('button').map((button) => button.textContent)).toEqual(['Settings']);
  expect(screen.queryByRole('heading', { name: 'Angel groups' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^New/ })).not.toBeInTheDocument();
});

it('asks how many votes have to change before founders see a new average', async () => {
  const user = await renderStory(server, OfAnAdmin);
  const calls: MockedCall[] = [];
  server.use(
    answer(putConsoleGroup, (call) => {
      calls.push(call);
      return undefined;
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Settings of Northeast' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Settings of Northeast' }));
  expect(dialog.getByRole('radio', { name: /After three votes/ })).toBeChecked();
  await user.click(dialog.getByRole('radio', { name: /After five votes/ }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls).toMatchObject([{ body: { title: 'Northeast', minBallots: 5, version: 2 } }]);
});

it('says what a group is for where there is none', async () => {
  await renderStory(server, Empty);
  expect(await screen.findByRole('heading', { name: 'No syndication groups' })).toBeVisible();
});
