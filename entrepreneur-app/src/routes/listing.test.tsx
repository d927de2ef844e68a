import { composeStories } from '@storybook/react-webpack5';
import { putVentureNoUpdate } from '@syndication/contract/ventures/ventures.endpoints';
import { answer } from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { screen, within } from '@testing-library/react';

import * as stories from './listing.stories';

const server = startTestServer();
const screens = composeStories(stories);

const listing = async () => within(await screen.findByRole('region', { name: 'Your listing' }));

it('counts the days that are left, with none due', async () => {
  await renderStory(server, screens.Default);
  expect((await listing()).getByText(/^Listed until .* \(57 days left\)\.$/)).toBeVisible();
  expect((await listing()).queryByText('Update due')).not.toBeInTheDocument();
  expect(
    (await listing()).getByText(
      /^A profile must be refreshed bi-weekly and is active for a maximum of 90 days\./,
    ),
  ).toBeInTheDocument();
});

it('is still on the list on its last day', async () => {
  await renderStory(server, screens.LastDay);
  expect((await listing()).getByText('Listed until the end of today.')).toBeVisible();
  expect((await listing()).getByText(/“No Change” keeps it listed until/)).toBeVisible();
  expect((await listing()).getByText('Update due')).toBeVisible();
});

it('has left the list after that', async () => {
  await renderStory(server, screens.HasLeft);
  expect((await listing()).getByText('Your profile has left the list.')).toBeVisible();
  expect((await listing()).getByText(/“No Change” brings it back until/)).toBeVisible();
});

it('takes "No Change" at any age, and shows its effect before the answer comes', async () => {
  await renderStory(server, screens.Confirming);
  expect(
    (await listing()).getByText('It is up to date. There is nothing to do today.'),
  ).toBeVisible();
});

it('rolls "No Change" back when it could not be saved', async () => {
  const user = await renderStory(server, screens.NotConfirmed);
  server.use(answer(putVentureNoUpdate, undefined));
  await user.click((await listing()).getByRole('button', { name: 'No Change' }));
  expect(await (await listing()).findByText(/is up to date as of today/)).toBeVisible();
});

it('says before and after it that "No Change" does not keep a profile with an old edit', async () => {
  await renderStory(server, screens.ConfirmedInVain);
  expect((await listing()).getByText(/“No Change” does not keep it listed longer/)).toBeVisible();
  expect(screen.queryByText(/is up to date as of today/)).not.toBeInTheDocument();
});

it('says so in the modal too', async () => {
  await renderStory(server, screens.UpdateRequiredInVain);
  expect(screen.getByText(/Your answer is saved\. Your profile stays off the list/)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe.each([
  ['was hidden by staff', screens.Hidden, 'Taken off the list', /has taken your profile from/],
  ['is in no group', screens.InNoGroup, 'In no group', /^Your profile is in no group/],
] as const)('of a profile that %s', (_, story, state, title) => {
  it('says so once, with whom to ask, and no date or "No Change"', async () => {
    await renderStory(server, story);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(new RegExp(`^${state} · `))).toBeVisible();
    expect(screen.getByRole('link', { name: 'support@syndication.example' })).toBeVisible();
    expect(
      screen.queryByText(/Listed until|days left|Voting ends|Update Required/),
    ).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'No Change' })).not.toBeInTheDocument();
  });
});

it('gives the reason of the association in its own paragraph', async () => {
  await renderStory(server, screens.Hidden);
  expect(await screen.findByText('Links broken')).toBeVisible();
});
