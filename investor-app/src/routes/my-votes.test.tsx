import { composeStories } from '@storybook/react-webpack5';
import { Link } from '@syndication/contract/host/router';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { screen, waitFor, within } from '@testing-library/react';

import app from '../app';
import MyVotesPage from './my-votes';
import * as stories from './my-votes.stories';

const server = startTestServer();
const { Default, Empty, Filtered, NothingMatches, RulesNotAccepted } = composeStories(stories);

const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').slice(1);
const findTable = (name: RegExp) => screen.findByRole('table', { name });

it('lists votes that can still be changed first, with what was chosen before', async () => {
  await renderStory(server, Default);
  const open = rowsOf(await findTable(/^Can still be changed \(3\)/));
  expect(open[0]).toHaveTextContent(/Tidewater Robotics.*Round 1.*75%/);
  const before = within(open[0]!).getByRole('list', { name: 'Before, on Tidewater Robotics' });
  expect(
    within(before)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/50% on \w{3} \d+, \d{4}$/), expect.stringMatching(/25% on /)]);
  expect(open[2]).toHaveTextContent(/Brightwater.*Taken back.*Before: 0% on/);

  const ended = rowsOf(await findTable(/^Voting has ended \(2\)/));
  expect(ended[0]).toHaveTextContent(
    /Cobalt Ridge Batteries.*Conflict of interestStill holds for this company/,
  );
  expect(screen.getByText('5 votes')).toBeVisible();
});

it('has no column for earlier choices where none of the shown votes has one, on paper neither', async () => {
  const user = await renderStory(server, Default);
  expect(await screen.findAllByRole('columnheader', { name: 'Before' })).toHaveLength(2);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'On earlier terms');
  expect(await screen.findByText('1 of 5 votes')).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Before' })).not.toBeInTheDocument();
  const sheet = await waitFor(() => {
    const printed = document.querySelector('[data-print-sheet]');
    expect(printed).toHaveTextContent('Alder & Finch Diagnostics');
    return printed;
  });
  expect(sheet).not.toHaveTextContent('Before');
});

it('leads to each deal', async () => {
  await renderStory(server, Default);
  const link = await screen.findByRole('link', { name: 'Cobalt Ridge Batteries' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/ventures\/[0-9a-f-]{36}$/));
});

it('finds votes by company and kind, as the address says', async () => {
  const user = await renderStory(server, Filtered);
  expect(rowsOf(await findTable(/^Voting has ended/))).toHaveLength(1);
  expect(screen.getByText('1 of 5 votes')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'All votes');
  expect(await findTable(/^Can still be changed \(1\)/)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Taken back');
  await user.clear(screen.getByRole('searchbox', { name: 'Filter by company name' }));
  await waitFor(() => expect(screen.getByText('1 of 5 votes')).toBeVisible());
  expect(screen.getByRole('link', { name: /^Brightwater/ })).toBeVisible();
});

it('shows all votes again when the address no longer narrows them', async () => {
  const routes = app.routes.map((route) => {
    if (route.path !== '/my-votes') return route;
    const Component = () => (
      <>
        <Link to="/my-votes">All of them</Link>
        <MyVotesPage />
      </>
    );
    return { path: route.path, title: route.title, Component };
  });
  const user = await renderStory(server, Default, {
    ...Default.args,
    app: { ...app, routes },
  } as never);
  const field = await screen.findByRole('searchbox', { name: 'Filter by company name' });
  await user.type(field, 'alder');
  expect(await screen.findByText('2 of 5 votes')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'All of them' }));
  expect(await screen.findByText('5 votes')).toBeVisible();
  expect(field).toHaveValue('');
});

it('says which votes are on earlier terms, and leads to where they are kept', async () => {
  const user = await renderStory(server, Default);
  const link = await screen.findByRole('link', { name: 'Terms changed: keep or change it' });
  const company = screen.getAllByRole('link', { name: 'Alder & Finch Diagnostics' })[0];
  expect(link).toHaveAttribute('href', company?.getAttribute('href'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'On earlier terms');
  expect(await screen.findByText('1 of 5 votes')).toBeVisible();
});

it('offers all votes when none matches', async () => {
  const user = await renderStory(server, NothingMatches);
  await user.click(await screen.findByRole('button', { name: 'Show all votes' }));
  expect(await screen.findByText('5 votes')).toBeVisible();
});

it('shows the way to the deals when there is no vote yet', async () => {
  await renderStory(server, Empty);
  expect(
    await screen.findByRole('heading', { name: 'No votes on your groups’ deals yet' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the deals' })).toHaveAttribute('href', '/');
});

it('waits for the rules', async () => {
  await renderStory(server, RulesNotAccepted);
  expect(await screen.findByRole('button', { name: 'Read the rules' })).toBeVisible();
});
