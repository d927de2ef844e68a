import {
  putTestMail,
  retryMail,
} from '@syndication/contract/console-health/console-health.endpoints';
import { composeStories } from '@storybook/react-webpack5';
import { answer, answerLater, dropConnection } from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { screen, within } from '@testing-library/react';

import * as stories from './health.stories';

const server = startTestServer();
const { Default, Empty, Error, JobCutOff, MailServerAway, NoMailServer, NotStaff } =
  composeStories(stories);

const rowOf = (name: RegExp) => screen.findByRole('row', { name });
const button = (name: string) => screen.findByRole('button', { name });

it('shows mail that was given up with its reason, jobs that fail and releases', async () => {
  await renderStory(server, Default);
  const mail = await rowOf(/^ceo@gone\.test/);
  expect(within(mail).getByText('Given up')).toBeVisible();
  expect(within(mail).getByText('550 No such mailbox here')).toBeVisible();
  const job = await rowOf(/^Remind founders/);
  expect(within(job).getByText('Failed 3 times in a row')).toBeVisible();
  expect(within(await rowOf(/^Remove expired/)).getByText('Running')).toBeVisible();
  expect(within(await rowOf(/^investor-app/)).getByText('4 of 61')).toBeVisible();
});

it('does not call a job running whose process died', async () => {
  await renderStory(server, JobCutOff);
  const job = within(await rowOf(/^Remove expired/));
  expect(job.getByText('Did not finish')).toBeVisible();
  expect(job.queryByText('Running')).not.toBeInTheDocument();
});

it("sends a test mail to one's own address, or to another one", async () => {
  const user = await renderStory(server, Default);
  const sent: object[] = [];
  server.use(
    answer(putTestMail, async ({ body }) => {
      sent.push(body as object);
      return undefined;
    }),
  );
  await user.click(await button('Send a test email'));
  const address = await screen.findByRole('textbox', { name: /^Address/ });
  expect(address).toHaveValue('staff@demo.test');
  await user.clear(address);
  await user.type(address, 'nobody');
  await user.click(await button('Send'));
  expect(await screen.findByText(/valid email address/)).toBeVisible();
  await user.type(address, '@harbor.test');
  await user.click(await button('Send'));
  expect(
    await screen.findByText('A test email to nobody@harbor.test is on its way.'),
  ).toBeVisible();
  expect(sent).toEqual([{ email: 'nobody@harbor.test' }]);
});

it('leaves the next test mail open when one that was closed is sent late', async () => {
  const user = await renderStory(server, Default);
  const { handler, answerNow } = answerLater(putTestMail, undefined);
  server.use(handler);
  await user.click(await button('Send a test email'));
  await user.click(await button('Send'));
  await user.keyboard('{Escape}');
  await user.click(await button('Send a test email'));
  answerNow();
  expect(await screen.findByText(/is on its way/)).toBeInTheDocument();
  expect(screen.getByRole('dialog')).toBeVisible();
});

it('tries mail again, and says when that could not be done', async () => {
  const user = await renderStory(server, Default);
  server.use(dropConnection(retryMail));
  await user.click(await button('Try again now'));
  expect(await screen.findByText('We cannot tell whether this was done')).toBeVisible();
  server.use(answer(retryMail, { count: 1 }));
  await user.click(await button('Retry'));
  expect(await screen.findByText('Trying 1 email again.')).toBeVisible();
  expect(screen.queryByText('We cannot tell whether this was done')).not.toBeInTheDocument();
});

it('says that all is well, and offers a test mail only', async () => {
  await renderStory(server, Empty);
  expect(await screen.findByText('All mail was sent')).toBeVisible();
  expect(screen.getByText('No job has run yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again now' })).not.toBeInTheDocument();
});

it('says that no mail leaves where there is no mail server', async () => {
  const user = await renderStory(server, NoMailServer);
  expect(await screen.findByText('No mail server')).toBeVisible();
  expect(screen.getByText(/No mail server is set up\. Mail waits here/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again now' })).not.toBeInTheDocument();
  await user.click(await button('Send a test email'));
  await user.click(await button('Send'));
  expect(
    await screen.findByText('A test email to staff@demo.test is waiting for a mail server.'),
  ).toBeVisible();
});

it('says that mail is tried again while the mail server is away', async () => {
  await renderStory(server, MailServerAway);
  expect(await screen.findByText('Retried automatically')).toBeVisible();
  expect(screen.getByText('connect ECONNREFUSED 10.0.0.4:587')).toBeVisible();
  expect(
    screen.queryByText('OK', { selector: 'section[aria-labelledby=mail-health] *' }),
  ).not.toBeInTheDocument();
});

it('says that it could not be loaded, with Retry', async () => {
  await renderStory(server, Error);
  expect(await button('Retry')).toBeVisible();
});

it('does not exist for group admins', async () => {
  await renderStory(server, NotStaff);
  expect(await screen.findByText(/does not exist/)).toBeVisible();
});
