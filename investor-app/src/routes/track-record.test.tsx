import { composeStories } from '@storybook/react-webpack5';
import {
  getOutcomes,
  putOutcome,
  putTrackRecordShown,
} from '@syndication/contract/outcomes/outcomes.endpoints';
import {
  answer,
  answerLater,
  dropConnection,
  fail,
  northeast,
  outcomesFixture,
} from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { screen, waitFor, within } from '@testing-library/react';

import * as stories from './track-record.stories';

const server = startTestServer();
const { Default, FirstYear, InNoGroup, Member } = composeStories(stories);

it('says how often each percentage came true, in words and in a table', async () => {
  await renderStory(server, Member);
  expect(
    await screen.findByText('Of 42 votes of 75%, 24 were on rounds that filled.'),
  ).toBeVisible();
  const table = screen.getByRole('table', { name: 'How often votes of each percentage came true' });
  expect(within(table).getByRole('row', { name: /^75%/ })).toHaveTextContent('24 of 42');
  expect(within(table).getByRole('row', { name: /^0%/ })).toHaveAttribute('data-few');
  expect(screen.getByRole('table', { name: 'Brier scores' })).toHaveTextContent(
    /0.198.*0.249.*0.231/,
  );
  expect(screen.queryByRole('heading', { name: /^Predictions of|^Outcomes/ })).toBeNull();
});

it('says how many rounds are missing', async () => {
  await renderStory(server, FirstYear);
  expect(await screen.findByText(/^17 more rounds need to be resolved/)).toBeVisible();
});

it('names no group to a member who is in none', async () => {
  await renderStory(server, InNoGroup);
  expect(await screen.findByText(/Once you are in a syndication group/)).toBeVisible();
  expect(screen.queryByText(/selected group/)).toBeNull();
});

it('confirms what a round raised, with a source, and keeps what was typed when that fails', async () => {
  const user = await renderStory(server, Default);
  const open = await screen.findByRole('table', { name: 'To confirm' });
  expect(within(open).getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument();
  expect(within(open).getByRole('row', { name: /^Tidewater/ })).toHaveTextContent(
    /\$900,000 of \$1,500,000.*Not filled \(provisional\)/,
  );
  const unstated = within(within(open).getByRole('row', { name: /^Alder/ }));
  expect(unstated.getByText('Asked for $1,500,000')).toBeVisible();
  expect(unstated.getAllByText(/not stated/i)).toHaveLength(1);
  await user.click(within(open).getByRole('button', { name: /outcome of Alder/ }));
  const dialog = await screen.findByRole('dialog', { name: /^Alder/ });
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  const amount = within(dialog).getByRole('textbox', { name: /^Amount raised/ });
  expect(amount).toBeInvalid();
  await user.type(amount, '1.6m');
  await user.type(within(dialog).getByRole('textbox', { name: /^Source/ }), 'Closing documents');
  server.use(fail(putOutcome, { status: 409, code: 'STALE_VERSION' }));
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  expect(await within(dialog).findByRole('alert')).toBeVisible();
  // As on the founder's form.
  expect(amount).toHaveValue('1,600,000');
  expect(within(dialog).getByText('1.6 million dollars')).toBeVisible();

  const sent: unknown[] = [];
  server.use(
    answer(putOutcome, ({ body }) => {
      sent.push(body);
      return outcomesFixture[1]!;
    }),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent).toEqual([
    { groupId: northeast.id, version: 0, raised: 1_600_000, source: 'Closing documents' },
  ]);
  // Its button has moved to the other table.
  expect(screen.getByRole('heading', { name: 'Outcomes' })).toHaveFocus();
});

it('leaves the dialog of another round open when one that was closed is confirmed late', async () => {
  const late = answerLater(putOutcome, outcomesFixture[1]!);
  const user = await renderStory(server, Default);
  const openOutcome = async (name: RegExp) => {
    await user.click(await screen.findByRole('button', { name }));
    return screen.findByRole('dialog');
  };
  const first = await openOutcome(/outcome of Alder/);
  await user.type(within(first).getByRole('textbox', { name: /^Amount raised/ }), '1.6m');
  await user.type(within(first).getByRole('textbox', { name: /^Source/ }), 'Closing documents');
  server.use(
    late.handler,
    answer(
      getOutcomes,
      outcomesFixture.map((outcome) =>
        outcome.companyName.startsWith('Alder')
          ? { ...outcome, raised: 1_600_000, state: 'confirmed' as const, isFilled: true }
          : outcome,
      ),
    ),
  );
  await user.click(within(first).getByRole('button', { name: 'Confirm' }));
  await user.keyboard('{Escape}');
  const second = await openOutcome(/outcome of Tidewater/);
  const source = within(second).getByRole('textbox', { name: /^Source/ });
  await user.type(source, 'A filing');
  late.answerNow();
  await screen.findByRole('heading', { name: 'To confirm (1)', hidden: true });
  expect(second).toBeVisible();
  expect(source).toHaveFocus();
});

it('corrects an outcome whose confirmation was saved without an answer', async () => {
  const user = await renderStory(server, Default);
  await user.click(await screen.findByRole('button', { name: /outcome of Alder/ }));
  const dialog = await screen.findByRole('dialog', { name: /^Alder/ });
  const amount = within(dialog).getByRole('textbox', { name: /^Amount raised/ });
  await user.type(amount, '1.6m');
  await user.type(within(dialog).getByRole('textbox', { name: /^Source/ }), 'Closing documents');
  const saved = { raised: 1_600_000, source: 'Closing documents', version: 1 } as const;
  server.use(
    dropConnection(putOutcome),
    answer(
      getOutcomes,
      outcomesFixture.map((outcome) =>
        outcome.companyName.startsWith('Alder')
          ? { ...outcome, ...saved, state: 'confirmed' as const, isFilled: true }
          : outcome,
      ),
    ),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  const correct = await within(dialog).findByRole('button', { name: 'Correct' });
  expect(within(dialog).getByRole('alert')).toBeVisible();

  const sent: unknown[] = [];
  server.use(
    answer(putOutcome, ({ body }) => {
      sent.push(body);
      return outcomesFixture[1]!;
    }),
  );
  await user.clear(amount);
  await user.type(amount, '1.7m');
  await user.click(correct);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent).toEqual([
    { groupId: northeast.id, version: 1, raised: 1_700_000, source: 'Closing documents' },
  ]);
});

it('shows the record to members when an admin says so', async () => {
  const sent: unknown[] = [];
  const user = await renderStory(server, Default);
  server.use(
    answer(putTrackRecordShown, ({ body }) => {
      sent.push(body);
      return undefined;
    }),
  );
  await user.click(await screen.findByRole('checkbox', { name: /^Members of Northeast/ }));
  await waitFor(() => expect(sent).toEqual([{ groupId: northeast.id, isShown: true }]));
});

it('does not claim that nothing has changed when the answer is lost', async () => {
  const user = await renderStory(server, Default);
  const choice = await screen.findByRole('checkbox', { name: /^Members of Northeast/ });
  server.use(dropConnection(putTrackRecordShown));
  await user.click(choice);
  expect(await screen.findByText('We cannot tell whether this was done')).toBeVisible();
});
