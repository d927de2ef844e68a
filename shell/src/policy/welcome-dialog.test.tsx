import { composeStories } from '@storybook/react-webpack5';
import { getAgreement } from '@syndication/contract/agreement/agreement.endpoints';
import { acceptPolicy } from '@syndication/contract/members/members.endpoints';
import { MEMBER_RULES } from '@syndication/contract/members/members.rules';
import {
  agreementFixture,
  answer,
  fail,
  investorSession,
  neverAnswer,
} from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';

import { useSessionStore } from '../session/session-store';
import { usePolicyDialog } from './policy-store';
import * as stories from './welcome-dialog.stories';

const server = startTestServer();
const { FirstVisit, NewVersion, Reopened, SavingFailed } = composeStories(stories);

async function open(Story: typeof FirstVisit) {
  const user = await renderStory(server, Story);
  usePolicyDialog.getState().open();
  return user;
}

const dialog = () => screen.getByRole('dialog', { name: /^Welcome to/ });
const agree = () => within(dialog()).getByRole('button', { name: 'Agree' });
const isPolicyRead = () => {
  const { session } = useSessionStore.getState();
  return session.role === 'investor' ? session.member.isPolicyRead : null;
};

it('shows the rules, the agreement and nothing that closes it but Agree', async () => {
  const user = await open(FirstVisit);
  for (const rule of MEMBER_RULES) expect(screen.getByText(rule)).toBeVisible();
  expect(within(dialog()).getByRole('link', { name: 'Read the full agreement' })).toHaveAttribute(
    'href',
    '/etiquette',
  );
  expect(within(dialog()).getAllByRole('button')).toEqual([agree()]);
  await user.keyboard('{Escape}');
  await user.click(dialog());
  expect(dialog()).toBeVisible();
  expect(usePolicyDialog.getState().isReopened).toBe(true);
});

it('saves the agreement and asks again for what was refused without it', async () => {
  const bodies: unknown[] = [];
  server.use(answer(acceptPolicy, ({ body }) => void bodies.push(body)));
  const askAgain = jest.spyOn(QueryClient.prototype, 'invalidateQueries');
  const user = await open(FirstVisit);
  await user.click(agree());
  await waitFor(() => expect(isPolicyRead()).toBe(1));
  const { email } = investorSession.member;
  expect(bodies).toEqual([{ isPolicyRead: 1, email, version: agreementFixture.number }]);
  expect(askAgain).toHaveBeenCalledWith();
  expect(usePolicyDialog.getState().isReopened).toBe(false);
});

const CHANGE = 'The agreement has changed since you accepted it. Read the new version, then agree.';

it('says to members who accepted an earlier version that the agreement has changed', async () => {
  await open(NewVersion);
  expect(within(dialog()).getByText(CHANGE)).toBeVisible();
});

it.each([
  ['new members', () => FirstVisit],
  ['members who read the rules again', () => Reopened],
])('says nothing of a change to %s', async (_, story) => {
  await open(story());
  expect(dialog()).toBeVisible();
  expect(screen.queryByText(CHANGE)).not.toBeInTheDocument();
});

it('asks again for a later version', async () => {
  server.use(answer(acceptPolicy, undefined));
  const user = await open(FirstVisit);
  await user.click(agree());
  await waitFor(() => expect(isPolicyRead()).toBe(1));
  act(() => useSessionStore.getState().requirePolicy());
  expect(isPolicyRead()).toBe(0);
  await user.click(agree());
  await waitFor(() => expect(isPolicyRead()).toBe(1));
});

describe('when the agreement cannot be saved', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  beforeEach(() => warn.mockClear());
  afterAll(() => warn.mockRestore());

  it('shows the version that is in force meanwhile, and Agree then means that one', async () => {
    const versions: unknown[] = [];
    const accept = answer(
      acceptPolicy,
      ({ body }) => void versions.push((body as { version: number }).version),
    );
    const user = await open(FirstVisit);
    server.use(
      fail(acceptPolicy, { status: 409, code: 'STALE_VERSION' }),
      answer(getAgreement, { ...agreementFixture, number: 3, body: '<h2>New terms</h2>' }),
    );
    await user.click(agree());
    expect(await within(dialog()).findByRole('alert')).toHaveTextContent(
      'The agreement changed after you opened it. Read the new version below, then agree.',
    );
    expect(await within(dialog()).findByRole('heading', { name: 'New terms' })).toBeVisible();
    expect(isPolicyRead()).toBe(0);
    server.use(accept);
    await user.click(agree());
    await waitFor(() => expect(isPolicyRead()).toBe(1));
    expect(versions).toEqual([3]);
  });

  it('logs it and says so inside the dialog, and Retry saves it', async () => {
    server.use(fail(acceptPolicy, { status: 503, code: 'UNAVAILABLE' }));
    const user = await open(FirstVisit);
    await user.click(agree());
    const alert = await within(dialog()).findByRole('alert');
    expect(alert).toHaveTextContent(
      'Your agreement was not savedThe service is not responding. Try again in a moment.',
    );
    expect(warn).toHaveBeenCalledTimes(1);
    expect(agree()).toBeEnabled();
    expect(isPolicyRead()).toBe(0);
    server.use(answer(acceptPolicy, undefined));
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(isPolicyRead()).toBe(1));
  });

  it('keeps both buttons still while it tries again', async () => {
    const user = await open(SavingFailed);
    server.use(neverAnswer(acceptPolicy));
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    const retrying = screen.getByRole('button', { name: 'Retrying…' });
    expect(retrying).toHaveAttribute('aria-disabled', 'true');
    expect(agree()).toBeDisabled();
    expect(screen.getByRole('alert')).toBeVisible();
  });
});

it('only closes when the policy is read already', async () => {
  const accept = jest.fn<undefined, []>();
  server.use(answer(acceptPolicy, accept));
  const user = await open(Reopened);
  await user.click(agree());
  expect(usePolicyDialog.getState().isReopened).toBe(false);
  expect(accept).not.toHaveBeenCalled();
});

it('closes on Escape when the policy is read already', async () => {
  const user = await open(Reopened);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(usePolicyDialog.getState().isReopened).toBe(false));
});
