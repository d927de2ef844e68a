import '../testing/inline-registry';
import { composeStories } from '@storybook/react-webpack5';
import { SIGNED_OUT, type ClientSession } from '@syndication/contract/host';
import { postFeedback } from '@syndication/contract/feedback/feedback.endpoints';
import {
  answer,
  entrepreneurSession,
  investorSession,
  type MockedCall,
} from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { act, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';

import { AppChrome } from '../chrome/app-chrome';
import { useSessionStore } from '../session/session-store';
import { ShellPage } from '../testing/shell-page';
import * as stories from './feedback.stories';

jest.mock('../remotes/load-remote', () => ({
  loadRelease: () => Promise.reject(new Error('no remote in this test')),
}));

const server = startTestServer();
const { Empty, Failed, Sent, SignedOut, TooLong } = composeStories(stories);

function recordCalls(): MockedCall[] {
  const calls: MockedCall[] = [];
  server.use(
    answer(postFeedback, (call) => {
      calls.push(call);
      return undefined;
    }),
  );
  return calls;
}

it('makes no call without a message, and marks it', async () => {
  const calls = recordCalls();
  await renderStory(server, Empty);
  expect(calls).toEqual([]);
});

it('sends what was typed and who is signed in, thanks, and starts again', async () => {
  const calls = recordCalls();
  const user = await renderStory(server, Sent);
  expect(calls.map(({ body }) => body)).toEqual([
    {
      name: 'Irene Vasquez',
      email: 'investor@demo.test',
      subject: 'Great',
      body: 'The filter is fast.',
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await open(user);
  expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue('');
});

it('works without a session, and needs the message only', async () => {
  const calls = recordCalls();
  const user = await renderStory(server, SignedOut);
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Thanks!');
  expect(calls.map(({ body }) => body)).toEqual([{ body: 'Hello' }]);
});

it('refuses an invalid address', async () => {
  const calls = recordCalls();
  const user = await renderStory(server, SignedOut);
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ann@a');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
    /This should be a valid email address/,
  );
  expect(calls).toEqual([]);
});

it('says by how much a message is too long, and keeps it', async () => {
  const calls = recordCalls();
  await renderStory(server, TooLong);
  expect(calls).toEqual([]);
});

it('keeps what was typed when it fails, and can be sent again', async () => {
  const user = await renderStory(server, Failed);
  recordCalls();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Thanks!');
});

const page = (session: ClientSession) => (
  <ShellPage session={session}>
    <AppChrome session={session}>
      <h1>A page</h1>
    </AppChrome>
  </ShellPage>
);
/** The signed out have it in the header, all others in the user menu. */
async function open(user: Pick<UserEvent, 'click'> = userEvent) {
  const menu = screen.queryByRole('button', { name: /^Hello/ });
  if (menu) await user.click(menu);
  await user.click(screen.getByRole('button', { name: 'Feedback' }));
}
const findMessage = () => screen.findByRole('textbox', { name: 'Message' });

it('keeps what was typed before it was known who is signed in', async () => {
  const { rerender } = render(page(SIGNED_OUT));
  await open();
  await userEvent.type(await findMessage(), 'A long thought');
  act(() => useSessionStore.getState().setSession(investorSession));
  rerender(page(investorSession));
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Irene Vasquez');
  expect(await findMessage()).toHaveValue('A long thought');
});

it('keeps what was typed over Escape, for the same person only', async () => {
  const { rerender } = render(page(investorSession));
  const user = userEvent.setup();
  await open();
  await user.type(await findMessage(), 'The filter');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await open();
  expect(await findMessage()).toHaveValue('The filter');
  await user.keyboard('{Escape}');

  rerender(page(entrepreneurSession));
  await open();
  expect(await findMessage()).toHaveValue('');
});
