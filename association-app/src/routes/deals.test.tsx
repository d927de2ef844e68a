import {
  getConsoleDeals,
  putDealClosed,
  putDealGroup,
  putDealHidden,
} from '@syndication/contract/console-deals/console-deals.endpoints';
import { composeStories } from '@storybook/react-webpack5';
import {
  answer,
  consoleDealsFixture,
  dropConnection,
  type MockedCall,
} from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import * as stories from './deals.stories';

const server = startTestServer();
const { Default, HiddenDeal, Loading, NobodyLeads, OneDeal, OneDealForAnAdmin } =
  composeStories(stories);

function record(endpoint: typeof putDealGroup | typeof putDealHidden | typeof putDealClosed) {
  const calls: Pick<MockedCall, 'params' | 'body'>[] = [];
  server.use(
    answer(endpoint, ({ params, body }: MockedCall) => {
      calls.push({ params, body });
      return undefined;
    }),
  );
  return calls;
}

afterEach(() => void window.dispatchEvent(new Event('online')));

it('has no count to read out while the deals are loaded', async () => {
  await renderStory(server, Loading);
  expect(await screen.findByText('…')).toHaveAttribute('aria-hidden', 'true');
});

it('shows the state of each deal', async () => {
  await renderStory(server, Default);
  expect(await screen.findByRole('row', { name: /Alder & Finch.*Listed/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Brightwater.*Off the list/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Quarry Lane.*Hidden/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Tidewater.*In no group/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Tidewater.*No founder account/ })).toBeVisible();
});

it('says that nobody leads a deal, and leads to where a lead is named', async () => {
  await renderStory(server, NobodyLeads);
  expect(screen.getByText('No deal lead')).toBeInTheDocument();
  expect(screen.getByText(/, no deal lead$/, { selector: 'p' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Name a deal lead' })).toHaveAttribute(
    'href',
    '/console/nominations?search=Alder+%26+Finch+Diagnostics',
  );
});

it('offers no archived group, which has no deals', async () => {
  await renderStory(server, Default);
  const field = screen.getByRole('combobox', { name: 'Group' });
  expect(await within(field).findByRole('option', { name: 'Northeast' })).toBeInTheDocument();
  expect(within(field).queryByRole('option', { name: 'Gulf Coast' })).not.toBeInTheDocument();
});

function collectSearches(): (string | null)[] {
  const searches: (string | null)[] = [];
  server.use(
    answer(getConsoleDeals, ({ query }: MockedCall) => {
      searches.push(query.get('search'));
      return { deals: consoleDealsFixture, total: consoleDealsFixture.length };
    }),
  );
  return searches;
}

it('asks for what is chosen, and keeps it in the address', async () => {
  const user = await renderStory(server, Default);
  await screen.findByRole('row', { name: /Alder/ });
  const queries: (string | null)[] = [];
  server.use(
    answer(getConsoleDeals, ({ query }: MockedCall) => {
      queries.push(query.get('state'));
      return { deals: consoleDealsFixture.slice(2, 3), total: 1 };
    }),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Hidden');
  await waitFor(() => expect(queries).toEqual(['hidden']));
  expect(await screen.findByText('1 deal')).toBe(screen.getByRole('status'));
});

it('shows all deals again when they are opened from the navigation', async () => {
  const user = await renderStory(server, Default);
  const searches = collectSearches();
  const search = screen.getByRole('searchbox');
  await user.type(search, 'alder');
  await waitFor(() => expect(searches.at(-1)).toBe('alder'));
  const navigation = within(screen.getByRole('navigation', { name: 'Console' }));
  await user.click(navigation.getByRole('link', { name: 'Deals' }));
  await waitFor(() => expect(search).toHaveValue(''));
});

it('says that there is no connection, and searches once there is', async () => {
  const user = await renderStory(server, Default);
  const searches = collectSearches();
  await screen.findByRole('row', { name: /Alder/ });
  act(() => void window.dispatchEvent(new Event('offline')));
  await user.type(screen.getByRole('searchbox'), 'alder');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/could not be reached.*was loaded earlier/);
  expect(searches).toEqual([]);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(searches.at(-1)).toBe('alder'));
  await waitFor(() => expect(alert).not.toBeInTheDocument());
});

it('is read from its title, not from the choice of a group further down', async () => {
  const user = await renderStory(server, Default);
  await screen.findAllByRole('option', { name: 'Northeast' });
  await user.click(await screen.findByRole('button', { name: 'Open Quarry Lane Foods' }));
  expect(screen.getByRole('combobox', { name: 'Share with a group' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Quarry Lane Foods' })).toHaveFocus();
});

it('is brought before a group', async () => {
  const user = await renderStory(server, HiddenDeal);
  const calls = record(putDealGroup);
  await user.click(await screen.findByRole('button', { name: 'Share with a group' }));
  expect(
    await screen.findByText(/now has it, but will not see it until it is shown again/),
  ).toBeVisible();
  expect(calls).toMatchObject([{ body: { isInGroup: true } }]);
});

it.each([
  ['of one that is listed', { isFresh: true }, /can see it now/],
  [
    'not of one that has left the list',
    { isFresh: false },
    /will not see it until the profile is updated/,
  ],
])('says that the group sees it %s', async (_, facts, said) => {
  const deal = { ...consoleDealsFixture[3]!, ...facts };
  server.use(answer(getConsoleDeals, { deals: [deal], total: 1 }));
  const user = await renderStory(server, Default);
  record(putDealGroup);
  await user.click(await screen.findByRole('button', { name: `Open ${deal.companyName}` }));
  await user.click(await screen.findByRole('button', { name: 'Share with a group' }));
  expect(await screen.findByText(said)).toBeVisible();
});

it('is not seen again at once where it is in no group', async () => {
  const deal = { ...consoleDealsFixture[3]!, hiddenReason: 'The deck is empty.' };
  server.use(answer(getConsoleDeals, { deals: [deal], total: 1 }));
  const user = await renderStory(server, Default);
  record(putDealHidden);
  await user.click(await screen.findByRole('button', { name: `Open ${deal.companyName}` }));
  await user.click(screen.getByRole('button', { name: 'Show again' }));
  expect(await screen.findByText(/Nobody will see it until it is in a group/)).toBeVisible();
});

it('does nothing for the second half of a double click: what is there by then may be something else', async () => {
  await renderStory(server, HiddenDeal);
  const calls = record(putDealGroup);
  const share = await screen.findByRole('button', { name: 'Share with a group' });
  const show = screen.getByRole('button', { name: 'Show again' });
  for (const button of [share, show]) {
    fireEvent.click(button, { detail: 2 });
    expect(button).toBeEnabled();
  }
  fireEvent.click(share, { detail: 1 });
  expect(await screen.findByText(/now has it/)).toBeVisible();
  expect(calls).toHaveLength(1);
});

it('is taken out of a group', async () => {
  const user = await renderStory(server, OneDeal);
  const calls = record(putDealGroup);
  const { id, groups } = consoleDealsFixture[0]!;
  await user.click(screen.getByRole('button', { name: 'Remove from Northeast' }));
  expect(await screen.findByText(/Northeast can no longer see it/)).toBeVisible();
  expect(calls).toMatchObject([
    { params: { id, groupId: groups[1]!.id }, body: { isInGroup: false } },
  ]);
});

it('is hidden with a reason, which has to be given', async () => {
  const user = await renderStory(server, OneDeal);
  const calls = record(putDealHidden);
  await user.click(screen.getByRole('button', { name: 'Hide from all groups' }));
  await user.click(screen.getByRole('button', { name: 'Hide from all groups' }));
  expect(await screen.findByText('Tell the founder why')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'The deck is empty.');
  await user.click(screen.getByRole('button', { name: 'Hide from all groups' }));
  expect(await screen.findByText(/Only its founder and staff/)).toBeVisible();
  expect(calls).toMatchObject([{ body: { reason: 'The deck is empty.' } }]);
});

it('shows what it is now, though it has left the list that is narrowed', async () => {
  const user = await renderStory(server, OneDeal);
  const hidden = { ...consoleDealsFixture[0]!, hiddenReason: 'The deck is empty.' };
  server.use(
    answer(putDealHidden, undefined),
    answer(getConsoleDeals, ({ query }: MockedCall) =>
      query.get('id') === hidden.id ? { deals: [hidden], total: 1 } : { deals: [], total: 0 },
    ),
  );
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Hide from all groups' }));
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'The deck is empty.');
  await user.click(dialog.getByRole('button', { name: 'Hide from all groups' }));
  expect(await dialog.findByText(/^Hidden. The deck is empty/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Show again' })).toBeVisible();
});

it('shows an admin no more of a deal than that it has left their only group', async () => {
  const user = await renderStory(server, OneDealForAnAdmin);
  server.use(answer(putDealGroup, undefined), answer(getConsoleDeals, { deals: [], total: 0 }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Remove from Northeast' }));
  expect(await dialog.findByText(/Northeast can no longer see it/)).toBeVisible();
  expect(await dialog.findByText('You no longer have access to this deal.')).toBeVisible();
  expect(dialog.queryByText(/led by/)).not.toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Remove from Northeast' })).not.toBeInTheDocument();
});

it('has the focus in the form that asks for the reason, and back on its button', async () => {
  const user = await renderStory(server, OneDeal);
  await user.click(screen.getByRole('button', { name: 'Hide from all groups' }));
  expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Hide from all groups' })).toHaveFocus();
});

it('leaves the focus on what was done, though the button to hide is there again', async () => {
  const user = await renderStory(server, OneDeal);
  const [deal, ...others] = consoleDealsFixture;
  const show = (hiddenReason: string | null) =>
    server.use(
      answer(putDealHidden, undefined),
      answer(getConsoleDeals, { deals: [{ ...deal!, hiddenReason }, ...others], total: 4 }),
    );
  show('The deck is empty.');
  await user.click(screen.getByRole('button', { name: 'Hide from all groups' }));
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'The deck is empty.');
  await user.click(screen.getByRole('button', { name: 'Hide from all groups' }));
  show(null);
  await user.click(await screen.findByRole('button', { name: 'Show again' }));
  await screen.findByRole('button', { name: 'Hide from all groups' });
  expect(document.activeElement).toContainElement(screen.getByText('Its groups can see it again.'));
  expect(document.body).not.toHaveFocus();
});

it('keeps the reason that was typed when hiding fails', async () => {
  const user = await renderStory(server, OneDeal);
  server.use(dropConnection(putDealHidden));
  await user.click(screen.getByRole('button', { name: 'Hide from all groups' }));
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'The deck is empty.');
  await user.click(screen.getByRole('button', { name: 'Hide from all groups' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveValue('The deck is empty.');
});

it('is shown again, and its round is closed', async () => {
  const user = await renderStory(server, HiddenDeal);
  const shown = record(putDealHidden);
  const closed = record(putDealClosed);
  await user.click(screen.getByRole('button', { name: 'Show again' }));
  expect(await screen.findByText('Its groups can see it again.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close Round 1 for good' }));
  const question = within(screen.getByRole('dialog', { name: 'Close Round 1 for good?' }));
  expect(closed).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Close Round 1 for good' }));
  expect(await screen.findByText(/The round is closed/)).toBeVisible();
  expect([shown, closed]).toMatchObject([
    [{ body: { reason: null } }],
    [{ body: { isClosed: true } }],
  ]);
});

it('offers an admin the groups alone', async () => {
  await renderStory(server, OneDealForAnAdmin);
  expect(screen.getByRole('button', { name: 'Remove from Northeast' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Hide from all groups' })).toBeNull();
  expect(screen.getByRole('link', { name: 'See it as members do' })).toHaveAttribute(
    'href',
    `/deals/${consoleDealsFixture[0]!.id}`,
  );
});
