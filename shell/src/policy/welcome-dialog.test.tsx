import type { InvestorSession } from '@syndication/contract/host';
import { acceptPolicy } from '@syndication/contract/members/members.endpoints';
import { MEMBER_RULES } from '@syndication/contract/members/members.rules';
import { answer, fail, investorSession } from '@syndication/shared-ui/testing';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createQueryClient } from '../session/query-client';
import { useSessionStore } from '../session/session-store';
import { ShellPage } from '../testing/shell-page';
import { usePolicyDialog } from './policy-store';
import WelcomeDialog from './welcome-dialog';

const server = startTestServer();

const newSession: InvestorSession = {
  ...investorSession,
  member: { ...investorSession.member, isPolicyRead: 0 },
};

function openDialog(session: InvestorSession) {
  const queryClient = createQueryClient({ onUnauthorized: jest.fn(), onServerFault: jest.fn() });
  render(
    <ShellPage session={session} queryClient={queryClient}>
      <WelcomeDialog session={session} />
    </ShellPage>,
  );
  usePolicyDialog.getState().open();
  return { user: userEvent.setup(), queryClient };
}

const dialog = () => screen.getByRole('dialog', { name: /^Welcome to/ });
const agree = () => screen.getByRole('button', { name: 'Agree' });
const isPolicyRead = () => {
  const { session } = useSessionStore.getState();
  return session.role === 'investor' ? session.member.isPolicyRead : null;
};

it('shows the rules, the agreement and nothing that closes it but Agree', async () => {
  const { user } = openDialog(newSession);
  for (const rule of MEMBER_RULES) expect(screen.getByText(rule)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read the full agreement' })).toHaveAttribute(
    'href',
    '/etiquette',
  );
  expect(screen.getAllByRole('button')).toEqual([agree()]);
  await user.keyboard('{Escape}');
  await user.click(dialog());
  expect(dialog()).toBeVisible();
  expect(usePolicyDialog.getState().isReopened).toBe(true);
});

it('saves the agreement and asks again for what was refused without it', async () => {
  const bodies: unknown[] = [];
  server.use(answer(acceptPolicy, ({ body }) => void bodies.push(body)));
  const { user, queryClient } = openDialog(newSession);
  queryClient.setQueryData(['ventures'], []);
  await user.click(agree());
  await waitFor(() => expect(isPolicyRead()).toBe(1));
  expect(bodies).toEqual([{ isPolicyRead: 1, email: newSession.member.email }]);
  expect(queryClient.getQueryState(['ventures'])?.isInvalidated).toBe(true);
  expect(usePolicyDialog.getState().isReopened).toBe(false);
});

it('logs a failure to save, shows none, and stays until it is saved', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  server.use(fail(acceptPolicy, { status: 503, code: 'UNAVAILABLE' }));
  const { user } = openDialog(newSession);
  const text = dialog().textContent;
  await user.click(agree());
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(agree()).toBeEnabled());
  expect(dialog().textContent).toBe(text);
  expect(isPolicyRead()).toBe(0);
  warn.mockRestore();
});

// A call would fail the test: there is no handler for it.
it('only closes when the policy is read already', async () => {
  const { user } = openDialog(investorSession);
  await user.click(agree());
  expect(usePolicyDialog.getState().isReopened).toBe(false);
});

it('closes on Escape when the policy is read already', async () => {
  const { user } = openDialog(investorSession);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(usePolicyDialog.getState().isReopened).toBe(false));
});
