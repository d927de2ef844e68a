import {
  getConsoleUpdate,
  getConsoleUpdates,
  publishConsoleUpdate,
  putConsoleUpdate,
  takeBackConsoleUpdate,
} from '@syndication/contract/console-updates/console-updates.endpoints';
import { keptForUserKey } from '@syndication/contract/host';
import { composeStories } from '@storybook/react-webpack5';
import {
  answer,
  consoleUpdatesFixture,
  dropConnection,
  fail,
  fixtureId,
  northeast,
  staffSession,
  type MockedCall,
} from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';

import * as stories from './updates.stories';

const server = startTestServer();
const { Default, NewUpdate, NewUpdateForAnAdmin, Publishing, Unpublishing, Writing } =
  composeStories(stories);
const [, draft] = consoleUpdatesFixture;
afterEach(() => sessionStorage.clear());
// jsdom has no layout, and the editor scrolls to where the text has the focus.
beforeEach(() => {
  Range.prototype.getClientRects = () => document.body.getClientRects();
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
});

function record(endpoint: typeof putConsoleUpdate | typeof publishConsoleUpdate) {
  const bodies: unknown[] = [];
  server.use(
    answer(endpoint, ({ body }: MockedCall) => {
      bodies.push(body);
      return undefined;
    }),
  );
  return bodies;
}

it('says who reads each, how far it is, and how many have read it', async () => {
  await renderStory(server, Default);
  expect(
    await screen.findByRole('row', { name: /showcase.*Published.*All members.*40 of 64/ }),
  ).toBeVisible();
  expect(screen.getByRole('row', { name: /autumn.*Scheduled/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /led nowhere.*Unpublished/ })).toBeVisible();
});

it('is written over what is there, shown as members see it, and saved as HTML', async () => {
  const announce = jest.fn();
  const user = await renderStory(server, Writing, { host: { announce } });
  const bodies = record(putConsoleUpdate);
  const preview = within(screen.getByLabelText('As members see it'));
  expect(preview.getByRole('heading', { name: 'When' })).toBeVisible();
  const title = screen.getByRole('textbox', { name: 'Title' });
  await user.clear(title);
  await user.type(title, 'Who presents');
  expect(preview.getByRole('heading', { name: 'Who presents' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies).toEqual([
    {
      title: 'Who presents',
      description: draft!.description,
      body: '<h2>When</h2><p>On <strong>November 19</strong>, at noon.</p><ul><li><p>Bring questions</p></li></ul>',
      isForAll: false,
      groupIds: [northeast.id],
      version: 2,
    },
  ]);
  await waitFor(() => expect(announce).toHaveBeenLastCalledWith('Saved.'));
});

it('marks what is missing, and keeps what was typed when saving fails', async () => {
  const user = await renderStory(server, NewUpdate);
  server.use(dropConnection(putConsoleUpdate));
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Who presents');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Write the update first')).toBeVisible();
  expect(screen.getByText('Choose who reads it')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Text' })).toBeInvalid();
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Who presents');
});

it('does not pass an edit kept from a closed dialog for one of a later version', async () => {
  const user = await renderStory(server, Writing);
  const bodies = record(putConsoleUpdate);
  await user.type(screen.getByRole('textbox', { name: 'Title' }), ', and when');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  const later = { ...draft!, title: 'Somebody else’s', body: '<p>New</p>', version: 3 };
  server.use(answer(getConsoleUpdate, later));
  await user.click(screen.getByRole('button', { name: `Edit ${draft!.title}` }));
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue(
    'How we choose who presents, and when',
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies).toMatchObject([{ version: 2 }]));
});

it('keeps a group that was archived since, unless it is taken off', async () => {
  const user = await renderStory(server, Writing);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  const [northeast] = draft!.groups;
  const archived = { id: crypto.randomUUID(), title: 'Old Lakes' };
  const groups = [northeast!, archived];
  server.use(answer(getConsoleUpdate, { ...draft!, body: '<p>Vote.</p>', groups, version: 3 }));
  const bodies = record(putConsoleUpdate);
  await user.click(screen.getByRole('button', { name: `Edit ${draft!.title}` }));
  expect(await screen.findByRole('checkbox', { name: 'Old Lakes (archived)' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Great Lakes' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  const [{ groupIds }] = bodies as [{ groupIds: string[] }];
  expect(groupIds).toHaveLength(3);
  expect(groupIds).toContain(archived.id);
});

it('gives a new update one id, however often its dialog is closed', async () => {
  const user = await renderStory(server, NewUpdate);
  const writeMore = async () => {
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Who');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    return /"id":"([^"]+)"/.exec(Object.values(sessionStorage).join())?.[1];
  };
  const id = await writeMore();
  expect(id).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'New update' }));
  expect(await writeMore()).toBe(id);
});

it.each([
  ['Keep what I typed', 'How we choose who presents, and when', /Bring questions/],
  ['Reload and lose what I typed', 'Somebody else’s', /^New$/],
])('asks which version counts when another was saved: %s', async (choice, title, text) => {
  const user = await renderStory(server, Writing);
  const later = { ...draft!, title: 'Somebody else’s', body: '<p>New</p>', version: 3 };
  server.use(
    answer(getConsoleUpdate, later),
    fail(putConsoleUpdate, { status: 409, code: 'STALE_VERSION', message: 'Please reload.' }),
  );
  await user.type(screen.getByRole('textbox', { name: 'Title' }), ', and when');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: choice }));
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveTextContent(text);
  expect(screen.queryByRole('button', { name: choice })).not.toBeInTheDocument();
  const bodies = record(putConsoleUpdate);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies).toMatchObject([{ title, version: 3 }]));
});

it('asks about a new update that was saved without an answer, instead of refusing it for good', async () => {
  const created = {
    ...{
      id: fixtureId(88),
      title: 'Who presents',
      description: 'And when.',
      body: '<p>On Friday.</p>',
    },
    ...{ isForAll: true, groupIds: [], version: null },
  };
  const key = keptForUserKey(staffSession.member.userId, 'console/updates');
  sessionStorage.setItem(key, JSON.stringify([['New update', created]]));
  const user = await renderStory(server, NewUpdate);
  server.use(
    dropConnection(putConsoleUpdate),
    answer(getConsoleUpdate, { ...draft!, ...created, groups: [], version: 1 }),
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(screen.getByRole('textbox', { name: 'Title' }), ', and when');
  await user.click(await screen.findByRole('button', { name: 'Keep what I typed' }));
  const bodies = record(putConsoleUpdate);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(bodies).toMatchObject([{ title: 'Who presents, and when', version: 1 }]),
  );
});

it('keeps what was typed when the session has ended, until the page is reloaded', async () => {
  const user = await renderStory(server, Writing);
  const title = () => screen.getByRole('textbox', { name: 'Title' });
  // The shell takes the screen away as soon as it learns of the 401.
  const refused = new Promise<void>((resolve) => {
    server.use(
      fail(putConsoleUpdate, () => {
        cleanup();
        resolve();
        return { status: 401, code: 'NOT_SIGNED_IN' };
      }),
    );
  });
  await user.type(title(), ', and when');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await refused;
  await waitFor(() => expect(JSON.stringify(sessionStorage)).toContain('and when'));
  await renderStory(server, Writing);
  expect(title()).toHaveValue('How we choose who presents, and when');
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  await renderStory(server, Writing);
  expect(title()).toHaveValue('How we choose who presents');
});

it('closes at Escape, also in the text', async () => {
  await renderStory(server, Writing);
  const text = screen.getByRole('textbox', { name: 'Text' });
  fireEvent.keyDown(text, { key: 'Escape', keyCode: 27 });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('has one Tab stop before the text, whose arrow keys lead to each tool that can be used', async () => {
  const user = await renderStory(server, Writing);
  const toolbar = screen.getByRole('toolbar', { name: 'Format of Text' });
  const tool = (name: string) => within(toolbar).getByRole('button', { name });
  screen.getByRole('textbox', { name: /^Summary/ }).focus();
  await user.tab();
  expect(tool('Bold')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(tool('Italic')).toHaveFocus();
  // Nothing can be undone yet.
  await user.keyboard('{End}');
  expect(tool('Link')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(tool('Bold')).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(tool('Quote')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(tool('Quote')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(tool('Bold')).toHaveFocus();
});

describe('a link in the text', () => {
  const text = () => screen.getByRole('textbox', { name: 'Text' });
  async function typeAddress(address: string) {
    const user = await renderStory(server, Writing);
    await user.click(screen.getByRole('button', { name: 'Link' }));
    await user.type(screen.getByRole('textbox', { name: 'Link address' }), address);
  }

  it('that is refused says why, and the focus stays in its field', async () => {
    await typeAddress('ftp://example.org{Enter}');
    const field = screen.getByRole('textbox', { name: 'Link address' });
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(/^Enter a web address/);
    expect(screen.getByRole('alert')).toHaveTextContent(/^Enter a web address/);
  });

  it('is cancelled at Escape, which leaves the dialog and the text alone', async () => {
    await typeAddress('example.org{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Link address' })).toBeNull();
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(within(text()).queryByRole('link', { name: 'example.org' })).toBeNull();
    await waitFor(() => expect(text()).toHaveFocus());
  });

  it.each([
    ['example.org', 'https://example.org'],
    ['ann@example.org', 'mailto:ann@example.org'],
  ])('is written as its address where no words are selected: %s', async (address, href) => {
    await typeAddress(`${address}{Enter}`);
    const link = within(text()).getByRole('link', { name: address });
    expect(link).toHaveAttribute('href', href);
    expect(screen.queryByRole('textbox', { name: 'Link address' })).toBeNull();
  });
});

it('offers all members to staff only', async () => {
  await renderStory(server, NewUpdateForAnAdmin);
  expect(screen.queryByRole('checkbox', { name: 'For all members' })).toBeNull();
  expect(screen.getByRole('checkbox', { name: 'Northeast' })).toBeVisible();
});

it('is published now, or at a moment to come', async () => {
  const user = await renderStory(server, Publishing);
  expect(screen.getByRole('heading', { name: draft!.title })).toHaveFocus();
  const bodies = record(publishConsoleUpdate);
  await user.click(screen.getByRole('button', { name: 'Publish now' }));
  expect(await screen.findByText('Readers can see it now.')).toBeVisible();
  fireEvent.change(screen.getByLabelText('Later, at'), { target: { value: '2031-02-03T12:00' } });
  await user.click(screen.getByRole('button', { name: 'Schedule' }));
  expect(await screen.findByText('It is scheduled.')).toBeVisible();
  expect(bodies).toEqual([
    { publishAt: null, version: 2 },
    { publishAt: new Date('2031-02-03T12:00').toISOString(), version: 2 },
  ]);
});

it('says why it cannot be published then', async () => {
  const user = await renderStory(server, Publishing);
  const publishAt = 'Choose a day and time that is still to come';
  const message = 'Some fields are not valid.';
  server.use(
    fail(publishConsoleUpdate, {
      status: 400,
      code: 'VALIDATION_FAILED',
      message,
      fields: { publishAt },
    }),
  );
  expect(screen.getByText(/^Draft\. For Northeast: 31 members\.$/)).toBeVisible();
  fireEvent.change(screen.getByLabelText('Later, at'), { target: { value: '2021-02-03T12:00' } });
  await user.click(screen.getByRole('button', { name: 'Schedule' }));
  expect(await screen.findByText(publishAt)).toBeVisible();
});

it('is kept from being published, which takes it from nobody', async () => {
  const scheduled = { ...consoleUpdatesFixture[0]!, state: 'scheduled' as const };
  server.use(
    answer(takeBackConsoleUpdate, undefined),
    answer(getConsoleUpdates, { updates: [scheduled], total: 1 }),
  );
  const user = await renderStory(server, Default);
  await user.click(await screen.findByRole('button', { name: `Publish ${scheduled.title}` }));
  await user.click(screen.getByRole('button', { name: 'Unpublish' }));
  expect(await screen.findByText('It is no longer scheduled.')).toBeVisible();
  expect(screen.queryByText(/will not see it/)).not.toBeInTheDocument();
});

it('is unpublished', async () => {
  const user = await renderStory(server, Unpublishing);
  const takenBack = { ...consoleUpdatesFixture[0]!, state: 'taken-back' as const };
  server.use(
    answer(takeBackConsoleUpdate, undefined),
    // It leaves the list of those that are published.
    answer(getConsoleUpdates, ({ query }) =>
      query.get('id') === takenBack.id
        ? { updates: [takenBack], total: 1 }
        : { updates: [], total: 0 },
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Unpublish' }));
  expect(await screen.findByText(/Members will not see it/)).toBeVisible();
  // Not with the day on which it was published, or would have been.
  expect(await screen.findByText(/^Unpublished\. For /)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Publish now' })).toBeVisible();
});
