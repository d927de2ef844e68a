import {
  getConsoleSettings,
  putConsoleSettings,
} from '@syndication/contract/console-settings/console-settings.endpoints';
import type { ConsoleSettings } from '@syndication/contract/console-settings/console-settings.schemas';
import { composeStories } from '@storybook/react-webpack5';
import { answer, consoleSettingsFixture, fail } from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import * as stories from './settings.stories';

const server = startTestServer();
const { Default, NotStaff } = composeStories(stories);

/** What is sent from now on; each is answered with these settings. */
function recordSent(settings: ConsoleSettings) {
  const sent: { changes: object; reset: string[]; version: number }[] = [];
  server.use(
    answer(putConsoleSettings, ({ body }) => {
      sent.push(body as (typeof sent)[number]);
      return settings;
    }),
  );
  return sent;
}

const field = (name: RegExp) => screen.findByRole('textbox', { name });

it('shows what is set with who set it, and the default beside it', async () => {
  await renderStory(server, Default);
  expect(await field(/^Brand/)).toHaveValue('Harbor Deals');
  expect(
    screen.getByText(/Set by Sam Whitfield on .*\d{4}\. Default: ACA Syndication$/),
  ).toBeVisible();
  expect(await field(/^Association/)).toHaveValue('Angel Capital Association');
});

it('sends what differs from the default, and takes the rest back to it', async () => {
  const user = await renderStory(server, Default);
  const sent = recordSent({ ...consoleSettingsFixture, version: 4 });
  await user.clear(await field(/^Brand/));
  await user.clear(await field(/^Support address/));
  await user.type(await field(/^Support address/), 'help@harbor.test');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved. Pages and emails use it from now on.')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ version: 3, changes: { supportEmail: 'help@harbor.test' } });
  expect(sent[0]?.reset).toContain('brand');
});

it('shows the default in a field that was emptied, once that is saved', async () => {
  const user = await renderStory(server, Default);
  const settings = consoleSettingsFixture.settings.map((setting) =>
    setting.name === 'brand' ? { ...setting, value: setting.default, isSet: false } : setting,
  );
  server.use(answer(putConsoleSettings, { version: 4, settings }));
  server.use(answer(getConsoleSettings, { version: 4, settings }));
  const brand = await field(/^Brand/);
  await user.clear(brand);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(brand).toHaveValue('ACA Syndication'));
});

it('says what is wrong before anything is sent, and who was faster', async () => {
  const user = await renderStory(server, Default);
  const message = 'Sam Whitfield changed this in the meantime. Please reload to see it.';
  server.use(fail(putConsoleSettings, { status: 409, code: 'STALE_VERSION', message }));
  const theirs = {
    version: 4,
    settings: consoleSettingsFixture.settings.map((setting) =>
      setting.name === 'brand' ? { ...setting, value: 'Ocean Deals' } : setting,
    ),
  };
  const support = await field(/^Support address/);
  server.use(answer(getConsoleSettings, theirs));
  await user.clear(support);
  await user.type(support, 'nobody');
  await user.tab();
  expect(await screen.findByText('must be an email address')).toBeVisible();
  await user.type(support, '@harbor.test');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(support).toHaveValue('nobody@harbor.test');
  // What the other one saved comes in, and the next attempt is based on it.
  expect(await screen.findByDisplayValue('Ocean Deals')).toBeVisible();
  const sent = recordSent(theirs);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      { version: 4, changes: { brand: 'Ocean Deals', supportEmail: 'nobody@harbor.test' } },
    ]),
  );
});

it('takes a deadline from the calendar, in US Eastern time', async () => {
  const user = await renderStory(server, Default);
  const sent = recordSent(consoleSettingsFixture);
  const deadline = await screen.findByLabelText('Showcase deadline');
  expect(deadline).toHaveValue('2025-10-29T23:59');
  // Digit by digit, 2027 is an early year first.
  for (const year of ['0002', '0020', '0202', '2027']) {
    fireEvent.change(deadline, { target: { value: `${year}-01-15T17:30` } });
    expect(deadline).toHaveValue(`${year}-01-15T17:30`);
  }
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toMatchObject([{ changes: { showcaseDeadlineAt: '2027-01-15T17:30:00-05:00' } }]),
  );
});

it('does not take half a deadline for an empty one, which means the default', async () => {
  const user = await renderStory(server, Default);
  const sent = recordSent(consoleSettingsFixture);
  const deadline = await screen.findByLabelText<HTMLInputElement>('Showcase deadline');
  // jsdom knows no parts of a date.
  const setParts = (badInput: boolean) =>
    Object.defineProperty(deadline, 'validity', { configurable: true, value: { badInput } });
  setParts(true);
  fireEvent.change(deadline, { target: { value: '' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('must be a complete date and time, or empty')).toBeVisible();
  await waitFor(() => expect(deadline).toHaveFocus());
  // The rest is cleared too.
  setParts(false);
  await user.keyboard('{Delete}');
  expect(screen.queryByText('must be a complete date and time, or empty')).not.toBeInTheDocument();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([{ reset: expect.arrayContaining(['showcaseDeadlineAt']) }]);
});

it('does not exist for group admins', async () => {
  await renderStory(server, NotStaff);
  expect(await screen.findByText(/does not exist/)).toBeVisible();
});
