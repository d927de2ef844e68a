import { composeStories } from '@storybook/react-webpack5';
import { screen } from '@testing-library/react';

import { getReminders, postUnsubscribe } from '@syndication/contract/ventures/ventures.endpoints';
import { answer, dropConnection, fixtureId } from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';

import * as stories from './unsubscribe.stories';

const server = startTestServer();
const { CommentTooLong, Default, NotSwitchedOn, OnAgain, Refused, WithComment } =
  composeStories(stories);

const submit = () => screen.getByRole('button', { name: 'Submit' });

function recordCalls() {
  const bodies: unknown[] = [];
  server.use(
    answer(postUnsubscribe, ({ body }) => {
      bodies.push(body);
      return undefined;
    }),
  );
  return bodies;
}

it('asks with the three reasons, and takes a comment for the third one only', async () => {
  const user = await renderStory(server, Default);
  await screen.findByRole('radiogroup', {
    name: 'Please take a moment to tell us why you no longer wish to hear from us',
  });
  expect(submit()).toBeDisabled();
  const comment = screen.getByRole('textbox', { name: 'Your comment' });
  for (const name of ['Round is Closed', "Updating Regularly, don't need reminders"]) {
    await user.click(screen.getByRole('radio', { name }));
    expect(comment).toBeDisabled();
    expect(submit()).toBeEnabled();
  }
  await user.click(screen.getByRole('radio', { name: 'Platform is not working for them, Why?' }));
  expect(comment).toBeEnabled();
  expect(submit()).toBeDisabled();
  await user.type(comment, '   ');
  expect(submit()).toBeDisabled();
});

it('sends the comment with the third reason, and says what comes of it', async () => {
  const bodies = recordCalls();
  const user = await renderStory(server, WithComment);
  await user.click(submit());
  const outcome = await screen.findByText(/no more reminders to update your profile/);
  expect(outcome).toBeVisible();
  expect(document.activeElement).toContainElement(outcome);
  expect(document.body).not.toHaveFocus();
  expect(screen.getByText(/You still get emails about your password/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go To Homepage' })).toHaveAttribute('href', '/');
  expect(bodies).toEqual([
    {
      ventureId: fixtureId(100),
      reason: 'Platform is not working for them, Why?',
      reasonDescription: 'Nobody has called us.',
    },
  ]);
});

it('sends no comment with another reason', async () => {
  const bodies = recordCalls();
  const user = await renderStory(server, WithComment);
  await user.click(screen.getByRole('radio', { name: 'Round is Closed' }));
  await user.click(submit());
  await screen.findByRole('button', { name: 'Turn reminders back on' });
  expect(bodies).toMatchObject([{ reason: 'Round is Closed', reasonDescription: null }]);
});

it('shows a failure, and keeps what was chosen', async () => {
  const user = await renderStory(server, Refused);
  expect(screen.getByRole('radio', { name: 'Round is Closed' })).toBeChecked();
  recordCalls();
  await user.click(submit());
  expect(await screen.findByText(/no more reminders to update your profile/)).toBeVisible();
});

it('shows that the reminders have stopped although no answer came', async () => {
  const user = await renderStory(server, Refused);
  server.use(dropConnection(postUnsubscribe));
  await user.click(submit());
  expect(await screen.findByText(/The service could not be reached/)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Round is Closed' })).toBeChecked();
  server.use(answer(getReminders, { ventureId: fixtureId(1), isOn: false }));
  await user.click(submit());
  expect(await screen.findByText(/no more reminders to update your profile/)).toBeVisible();
});

it('leads home by Cancel', async () => {
  await renderStory(server, Default);
  expect(await screen.findByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/');
});

it('switches the reminders on again', async () => {
  await renderStory(server, OnAgain);
  const outcome = screen.getByText(/They go to .* when your profile needs an update/);
  expect(outcome).toBeVisible();
  expect(document.activeElement).toContainElement(outcome);
  expect(document.body).not.toHaveFocus();
  expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
});

it('says when the reminders could not be switched on, and offers it again', async () => {
  await renderStory(server, NotSwitchedOn);
  expect(screen.getByRole('button', { name: 'Turn reminders back on' })).toBeEnabled();
});

it('says by how much a comment is too long, and sends nothing', async () => {
  const bodies = recordCalls();
  await renderStory(server, CommentTooLong);
  expect(bodies).toEqual([]);
});
