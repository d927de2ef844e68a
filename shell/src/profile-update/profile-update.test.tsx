import { composeStories } from '@storybook/react-webpack5';
import { act, screen } from '@testing-library/react';

import {
  confirmByLink,
  getUpdateLink,
  updateRoundByLink,
} from '@syndication/contract/update-links/update-links.endpoints';
import type { UpdateLink } from '@syndication/contract/update-links/update-links.schemas';
import {
  answer,
  answerLater,
  fail,
  fixtureId,
  type MockedCall,
} from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';

import * as stories from './profile-update.stories';

const server = startTestServer();
const screens = composeStories(stories);

/** What is sent with a link, which takes it. */
function recordAnswers(after: UpdateLink) {
  const bodies: unknown[] = [];
  const record = ({ body }: MockedCall) => {
    bodies.push(body);
    return after;
  };
  server.use(answer(confirmByLink, record), answer(updateRoundByLink, record));
  return bodies;
}

const used: UpdateLink = {
  state: 'used',
  ventureId: fixtureId(100),
  companyName: 'Tidewater Robotics',
  ownerName: 'Nadia Okafor',
  usedAt: '2026-03-01T12:00:00.000Z',
  confirmedAt: '2026-03-01T12:00:00.000Z',
  updatedAt: '2026-03-01T12:00:00.000Z',
  daysSinceUpdate: 0,
  round: null,
};

it('says whose profile it is, and changes nothing by being opened', async () => {
  const bodies = recordAnswers(used);
  await renderStory(server, screens.Default);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Tidewater Robotics' }),
  ).toBeVisible();
  expect(screen.getByText(/^Profile maintained by Nadia Okafor · /)).toBeVisible();
  expect(screen.getByText(/If you are not Nadia Okafor/)).toBeVisible();
  expect(screen.getByLabelText('Raise amount')).toHaveValue('1,500,000');
  expect(screen.getByLabelText('At least (50%)')).toBeChecked();
  expect(bodies).toEqual([]);
});

it('says thank you for "No Change", and offers no second answer', async () => {
  await renderStory(server, screens.NothingChanged);
  expect(screen.getByRole('status')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'No Change' })).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Raise amount')).not.toBeInTheDocument();
});

it('leaves the focus to somebody who has gone on before the answer is saved', async () => {
  const late = answerLater(confirmByLink, used);
  const user = await renderStory(server, screens.Default);
  server.use(late.handler);
  await user.click(await screen.findByRole('button', { name: 'No Change' }));
  const link = screen.getByRole('link', { name: 'Edit the whole profile' });
  act(() => link.focus());
  late.answerNow();
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(link).toHaveFocus();
});

it('sends the amount as it is read, with the token', async () => {
  const bodies = recordAnswers(used);
  await renderStory(server, screens.RoundRefused);
  await screen.findByText('Saved');
  expect(bodies).toEqual([{ token: 'token', amount: 2_000_000, committed: 'At least (75%)' }]);
});

it('shows the new terms once they are saved', async () => {
  await renderStory(server, screens.RoundSaved);
  expect(screen.getByText(/Investors now see this: \$2,000,000, At least \(75%\)\./)).toBeVisible();
});

it('shows the round first to those who came to change it', async () => {
  await renderStory(server, screens.NewRound);
  await screen.findByLabelText('Raise amount');
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(['New amount or commitment', 'Nothing has changed']);
});

it('says that a failed answer was not saved, and takes it again', async () => {
  const user = await renderStory(server, screens.NotSaved);
  server.use(fail(confirmByLink, { status: 503, code: 'UNAVAILABLE' }));
  await user.click(screen.getByRole('button', { name: 'No Change' }));
  expect(await screen.findByText('Your answer was not saved')).toBeVisible();
});

it('loads the state of the link again when it turns out to be used', async () => {
  const user = await renderStory(server, screens.Default);
  await screen.findByRole('button', { name: 'No Change' });
  server.use(
    fail(confirmByLink, { status: 403, code: 'MAIL_LINK_INVALID' }),
    answer(getUpdateLink, used),
  );
  await user.click(screen.getByRole('button', { name: 'No Change' }));
  expect(await screen.findByText('This link was used on March 1, 2026')).toBeVisible();
});

it.each([
  ['a used link', screens.Used, /^This link was used on /],
  ['an expired one', screens.Expired, /^This link has expired$/],
  [
    'an edited profile',
    screens.ChangedMeanwhile,
    /^Tidewater Robotics was updated after this email$/,
  ],
  ['a withdrawn nomination', screens.Withdrawn, /^The nomination was withdrawn$/],
  [
    'a hidden profile',
    screens.Hidden,
    /^The association has taken Tidewater Robotics from its lists$/,
  ],
  ['a broken link', screens.Broken, /^This link does not work$/],
  ['an address without one', screens.WithoutToken, /^This link does not work$/],
])('answers %s, and takes nothing', async (_, story, text) => {
  await renderStory(server, story);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'No Change' })).not.toBeInTheDocument();
});

it('offers no new terms of a closed round', async () => {
  await renderStory(server, screens.RoundClosed);
  expect(await screen.findByText(/The round is closed, so its terms stay/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'No Change' })).toBeVisible();
});
