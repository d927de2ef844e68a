import { composeStories } from '@storybook/react-webpack5';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { getVenture } from '@syndication/contract/ventures/ventures.endpoints';
import { dealsFixture, fixtureId, neverAnswer } from '@syndication/shared-ui/testing';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { screen, waitFor, within } from '@testing-library/react';

import * as stories from './compare.stories';

const server = startTestServer();
const { Default, NothingToCompare, OneIsGone, RulesNotAccepted, Two } = composeStories(stories);

const names = async () => {
  const heads = await screen.findAllByRole('columnheader');
  return heads.map((head) => within(head).getByRole('heading').textContent);
};

it('puts deals beside each other, fact by fact, and marks where they differ', async () => {
  await renderStory(server, Default);
  expect(await names()).toEqual([
    'Tidewater Robotics',
    'Alder & Finch Diagnostics',
    'Brightwater Municipal Software and Services',
  ]);
  expect(screen.getByRole('table', { name: 'Facts of the deals' })).toBeVisible();
  const row = screen.getByRole('row', { name: /^Raise amount/ });
  expect(within(row).getByRole('rowheader')).toHaveTextContent('(different)');
  expect(row).toHaveTextContent('$1,500,000$500,000$3,000,000');
  expect(screen.getByRole('rowheader', { name: 'Deal lead' })).toBeVisible();
});

it('votes at the foot of a column', async () => {
  const user = await renderStory(server, Default);
  await names();
  const keys = screen.getByRole('group', { name: 'Your vote on Alder & Finch Diagnostics' });
  await user.click(within(keys).getByRole('button', { name: '75%' }));
  await waitFor(() =>
    expect(within(keys).getByRole('button', { name: '75%' })).toHaveAttribute(
      'aria-pressed',
      'true',
    ),
  );
});

it('takes a deal out', async () => {
  const announce = jest.fn();
  const user = await renderStory(server, Two, { host: { announce } });
  await names();
  await user.click(screen.getByRole('link', { name: 'Remove Cobalt Ridge Batteries' }));
  await waitFor(async () => expect(await names()).toEqual(['Jorvik Marine Analytics']));
  expect(screen.getByText(/Press Compare on another deal/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Comparison' })).toHaveFocus();
  expect(announce).toHaveBeenCalledWith('Removed: Cobalt Ridge Batteries');
});

it('leads back to the list as it was left, from a deal too', async () => {
  server.use(neverAnswer(getVenture));
  const at = {
    pathname: '/compare',
    search: `?deals=${dealsFixture[3]?.id},${dealsFixture[4]?.id}`,
    state: { dealsSearch: '?tab=to-vote&sort=name-desc' },
  };
  const user = await renderStory(server, Two, { ...Two.args, at } as never);
  await user.click(await screen.findByRole('link', { name: 'Remove Cobalt Ridge Batteries' }));
  const back = () => screen.getByRole('link', { name: 'Back to the deals' });
  expect(back()).toHaveAttribute('href', '/?tab=to-vote&sort=name-desc');
  await user.click(screen.getByRole('link', { name: 'Jorvik Marine Analytics' }));
  await waitFor(() =>
    expect(back().getAttribute('href')).toMatch(/^\/\?tab=to-vote&sort=name-desc#deal-/),
  );
});

it('says when a deal is not there any more, and compares the others', async () => {
  await renderStory(server, OneIsGone);
  expect(await screen.findByText('One deal is not on your list')).toBeVisible();
  expect(await names()).toHaveLength(2);
});

it('says the same of several, in the plural', async () => {
  await renderStory(server, OneIsGone, {
    at: `/compare?deals=${fixtureId(998)},${fixtureId(999)}`,
  });
  expect(await screen.findByText('2 deals are not on your list')).toBeVisible();
  expect(screen.getByText(/^They may have left the list/)).toBeVisible();
});

it('says what to do where the address names no deal', async () => {
  await renderStory(server, NothingToCompare);
  expect(await screen.findByText('Nothing to compare')).toBeVisible();
});

it('asks for the rules first', async () => {
  await renderStory(server, RulesNotAccepted);
  expect(await screen.findByRole('button', { name: 'Read the rules' })).toBeVisible();
});
