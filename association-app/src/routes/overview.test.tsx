import { getConsoleOverview } from '@syndication/contract/console-overview/console-overview.endpoints';
import { postRecoveryCode } from '@syndication/contract/passkeys/passkeys.endpoints';
import { composeStories } from '@storybook/react-webpack5';
import { answer, overviewFixture } from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { screen, within } from '@testing-library/react';

import * as stories from './overview.stories';

const server = startTestServer();
const {
  Default,
  Empty,
  EmptyForAnAdmin,
  Error,
  FirstVisit,
  ForAnAdmin,
  SettingUp,
  WantsAPasskey,
  WantsThePasskey,
} = composeStories(stories);

it('says what waits, the first by name, and leaves out what does not', async () => {
  await renderStory(server, Default);
  expect(await screen.findByRole('heading', { name: 'Unanswered nominations: 7' })).toBeVisible();
  expect(screen.getByText('ceo@one.test')).toBeVisible();
  expect(screen.getByText('and 2 more')).toBeVisible();
  expect(screen.queryByText(/not accepted the agreement/)).not.toBeInTheDocument();
});

it('promises reminders only where some come: none does once the round is closed', async () => {
  await renderStory(server, Default);
  expect(await screen.findByText(/^Founders with open rounds get reminders/)).toBeVisible();
});

it('leads to the open deals that nobody leads', async () => {
  await renderStory(server, Default);
  expect(
    await screen.findByRole('link', { name: 'Open deals without a deal lead: 1' }),
  ).toHaveAttribute('href', '/console/deals?show=no-lead');
});

it('leads a group admin to no page that only staff find', async () => {
  await renderStory(server, ForAnAdmin);
  const name = 'Members who have not accepted the agreement: 1';
  expect(await screen.findByRole('heading', { name })).toBeVisible();
  expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
});

it('says that nothing waits', async () => {
  await renderStory(server, Empty);
  expect(await screen.findByRole('heading', { name: 'Nothing needs attention' })).toBeVisible();
  expect(screen.getByText(/and mail is sent\.$/)).toBeVisible();
});

it('tells a group admin nothing of mail, which only staff watch', async () => {
  await renderStory(server, EmptyForAnAdmin);
  expect(await screen.findByText(/, and members have signed in\.$/)).toBeVisible();
});

it('says that it could not be loaded, with Retry', async () => {
  await renderStory(server, Error);
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
});

it('sends users without a passkey to the page where one is added', async () => {
  await renderStory(server, WantsAPasskey);
  expect(await screen.findByRole('link', { name: 'Add a passkey' })).toHaveAttribute(
    'href',
    '/account',
  );
});

it('opens when a passkey, or a recovery code in its place, was shown', async () => {
  const user = await renderStory(server, WantsThePasskey);
  await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
  server.use(answer(postRecoveryCode, undefined), answer(getConsoleOverview, overviewFixture));
  await user.type(screen.getByRole('textbox', { name: /^Recovery code/ }), '7k2mq-x9d4t-0hv8z');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('ceo@one.test')).toBeVisible();
});

it('leads through the set-up: what is done, what is next, and where', async () => {
  await renderStory(server, SettingUp);
  expect(await screen.findByText(/^2 of 5 done\./)).toBeVisible();
  const steps = screen.getAllByRole('listitem').map((step) => within(step));
  expect(steps[0]!.getByText('Done')).toBeVisible();
  const current = screen.getByText('Next').closest('li');
  expect(current).toHaveAttribute('aria-current', 'step');
  expect(within(current!).getByRole('link', { name: 'Invite its members' })).toHaveAttribute(
    'href',
    '/console/people',
  );
});

it('begins the set-up with who the association is', async () => {
  await renderStory(server, FirstVisit);
  const current = (await screen.findByText('Next')).closest('li');
  expect(within(current!).getByRole('link', { name: 'Say who you are' })).toBeVisible();
});
