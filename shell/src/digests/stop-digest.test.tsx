import { composeStories } from '@storybook/react-webpack5';
import { screen } from '@testing-library/react';

import { getLinkedDigest, stopLinkedDigest } from '@syndication/contract/digests/digests.endpoints';
import { answer, fail } from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';

import * as stories from './stop-digest.stories';

const server = startTestServer();
const { Default, NotStopped, Stopped, TooLongLink, UnknownLink, WithoutLink } =
  composeStories(stories);

it('changes nothing by being opened, and stops the mails of the link by its button', async () => {
  const tokens: unknown[] = [];
  const user = await renderStory(server, Default);
  server.use(
    answer(stopLinkedDigest, ({ params }) => {
      tokens.push(params['token']);
      return undefined;
    }),
  );
  expect(await screen.findByText(/an email on Monday mornings .* Northeast deals/)).toBeVisible();
  expect(tokens).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Stop these emails' }));
  expect(tokens).toEqual(['abc.def']);
});

it('says that they are stopped, what still comes, and where to have them again', async () => {
  await renderStory(server, Stopped);
  expect(
    await screen.findByText('You will get no more emails about Northeast deals'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose on your account page' })).toHaveAttribute(
    'href',
    '/account',
  );
});

it('says when they are not, or when nobody knows', async () => {
  const user = await renderStory(server, NotStopped);
  expect(await screen.findByText('We cannot tell whether this was done')).toBeVisible();
  server.use(fail(stopLinkedDigest, { status: 503, code: 'UNAVAILABLE' }));
  await user.click(screen.getByRole('button', { name: 'Stop these emails' }));
  expect(await screen.findByText('The emails were not stopped')).toBeVisible();
});

it('shows that they are, although the answer was lost', async () => {
  const user = await renderStory(server, NotStopped);
  server.use(answer(getLinkedDigest, { groupTitle: 'Northeast', rhythm: 'off' }));
  await user.click(screen.getByRole('button', { name: 'Stop these emails' }));
  expect(await screen.findByText(/^You will get no more emails/)).toBeVisible();
  // It was on the button, which is gone.
  expect(document.activeElement).toHaveTextContent(/^You will get no more emails/);
});

it.each([
  ['is unknown', UnknownLink],
  ['is too long', TooLongLink],
  ['is missing', WithoutLink],
])('offers the account page when the link %s', async (_, Story) => {
  await renderStory(server, Story);
  expect(await screen.findByText('This link does not work')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose on your account page' })).toBeVisible();
});
