import {
  exportAuditTrail,
  getAuditTrail,
} from '@syndication/contract/console-audit/console-audit.endpoints';
import { composeStories } from '@storybook/react-webpack5';
import { answer, auditFixture, type MockedCall } from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import { saveCsv } from '../../../shared-ui/src/csv/save-csv';
import * as stories from './audit.stories';

jest.mock('../../../shared-ui/src/csv/save-csv');

const server = startTestServer();
const { Default, Empty, ForAnAdmin, Narrowed } = composeStories(stories);

function recordQueries(): Record<string, string>[] {
  const queries: Record<string, string>[] = [];
  server.use(
    answer(getAuditTrail, ({ query }: MockedCall) => {
      queries.push(Object.fromEntries(query));
      return { entries: auditFixture, hasMore: true };
    }),
  );
  return queries;
}

it('says who did what to whom, before and after', async () => {
  await renderStory(server, Default);
  expect(await screen.findByRole('row', { name: /Group changed.*Sam Whitfield/ })).toBeVisible();
  expect(screen.getByText('title: North East → Northeast')).toBeVisible();
  expect(screen.getByText('invited: 118')).toBeVisible();
  expect(screen.getByText('A command, or unknown')).toBeVisible();
});

it.each([
  { count: 1, words: 'The oldest entry' },
  { count: 0, words: '' },
])('says which part it shows with $count left', async ({ count, words }) => {
  const user = await renderStory(server, Narrowed);
  await screen.findByRole('row', { name: /Membership added/ });
  recordQueries();
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-01' } });
  const older = await screen.findByRole('button', { name: 'Older' });
  expect(screen.getByRole('status')).toHaveTextContent('entries, and older ones');
  server.use(answer(getAuditTrail, { entries: auditFixture.slice(0, count), hasMore: false }));
  await user.click(older);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Older' }).parentElement).toHaveTextContent(
      `Latest${words}Older`,
    ),
  );
});

it('is filtered by the URL, and continues with older entries', async () => {
  const user = await renderStory(server, Narrowed);
  await screen.findByRole('row', { name: /Membership added/ });
  const queries = recordQueries();
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-01' } });
  expect(await screen.findByText(/^The latest \d+ entries$/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Older' }));
  expect(await screen.findByText(/^Another \d+ entries$/)).toBeVisible();
  await waitFor(() =>
    expect(queries.at(-1)).toEqual({
      search: 'gloria',
      subject: 'person',
      from: new Date('2026-01-01T00:00').toISOString(),
      to: new Date('2026-11-01T23:59:59.999').toISOString(),
      before: '95',
    }),
  );
  // Narrowed in another way, it begins with the latest again.
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-02' } });
  await waitFor(() =>
    expect(queries.at(-1)).toEqual({
      search: 'gloria',
      subject: 'person',
      from: new Date('2026-01-01T00:00').toISOString(),
      to: new Date('2026-11-02T23:59:59.999').toISOString(),
    }),
  );
});

it('waits for a whole year before a typed day narrows the list', async () => {
  await renderStory(server, Default);
  await screen.findByRole('row', { name: /Group changed/ });
  const queries = recordQueries();
  const from = screen.getByLabelText('From');
  for (const year of ['0002', '0020', '0202', '2026']) {
    fireEvent.change(from, { target: { value: `${year}-11-25` } });
    expect(from).toHaveValue(`${year}-11-25`);
  }
  await waitFor(() =>
    expect(queries).toEqual([{ from: new Date('2026-11-25T00:00').toISOString() }]),
  );
});

it('is saved as a file by staff, not by group admins', async () => {
  const user = await renderStory(server, Default);
  server.use(answer(exportAuditTrail, { entries: auditFixture, hasMore: false }));
  await user.click(await screen.findByRole('button', { name: 'Export as CSV' }));
  await waitFor(() => expect(saveCsv).toHaveBeenCalledTimes(1));
  expect(jest.mocked(saveCsv).mock.calls[0]?.[2][0]).toEqual([
    auditFixture[0]!.occurredAt,
    'Sam Whitfield',
    'staff@demo.test',
    'Group changed',
    'group',
    'Northeast',
    'Northeast',
    'title: North East → Northeast',
  ]);
});

it('offers no file to an admin of a group', async () => {
  await renderStory(server, ForAnAdmin);
  await screen.findByRole('row', { name: /Group changed/ });
  expect(screen.queryByRole('button', { name: 'Export as CSV' })).toBeNull();
});

it('says when there is nothing yet', async () => {
  await renderStory(server, Empty);
  expect(await screen.findByText('No changes yet')).toBeVisible();
});
