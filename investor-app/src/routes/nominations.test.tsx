import { composeStories } from '@storybook/react-webpack5';
import { postNominationMail } from '@syndication/contract/nominations/nominations.endpoints';
import { answer, greatLakes, investorSession } from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { screen, waitFor, within } from '@testing-library/react';

import * as stories from './nominations.stories';

const server = startTestServer();
const { Default, Empty, FounderDeleted, NotSent, RulesNotAccepted, SentAgain } =
  composeStories(stories);

it('lists what the member nominated, and how far each has come', async () => {
  await renderStory(server, Default);
  const list = await screen.findByRole('list', { name: 'My nominations' });
  const items = within(list).getAllByRole('listitem');
  expect(items).toHaveLength(5);
  expect(items[2]).toHaveTextContent(
    /Alderwick Robotics.*Great Lakes, nominated .*On the list, first listed /,
  );
  expect(items[4]).toHaveTextContent(/Withdrawn since/);
  // The last mail is of today, one was imported, one withdrawn.
  expect(within(list).getAllByRole('button')).toHaveLength(2);
});

it('says so where the founder’s account is gone', async () => {
  await renderStory(server, FounderDeleted);
  expect(await screen.findByText('Deleted account')).toBeVisible();
});

it('mails the founder of one again, about this group alone', async () => {
  const user = await renderStory(server, Default);
  const sent: unknown[] = [];
  server.use(
    answer(postNominationMail, ({ body }) => {
      sent.push(body);
      return [];
    }),
  );
  const name = 'Send again to ceo-83@company.test, Great Lakes';
  await user.click(await screen.findByRole('button', { name }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        memberId: investorSession.member.id,
        data: [{ email: 'ceo-83@company.test', syndicationGroupIds: [greatLakes.id] }],
      },
    ]),
  );
});

it('says what happened to the mail', async () => {
  await renderStory(server, SentAgain);
  expect(
    await screen.findByText('Great Lakes: another email is on its way.', { exact: false }),
  ).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Send again/ })).toHaveLength(1);
  // Its button is gone.
  expect(screen.getByText('ceo-83@company.test').parentElement).toHaveFocus();
});

it('says that no mail was sent', async () => {
  await renderStory(server, NotSent);
  expect(await screen.findByText(/No email was sent to ceo-83@company.test/)).toBeVisible();
});

it('says where to nominate when there is nothing yet', async () => {
  await renderStory(server, Empty);
  expect(
    await screen.findByRole('heading', { name: 'You have not nominated a company yet' }),
  ).toBeVisible();
});

it('waits for the rules', async () => {
  await renderStory(server, RulesNotAccepted);
  expect(await screen.findByRole('button', { name: 'Read the rules' })).toBeVisible();
});
