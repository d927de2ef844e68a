import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { investorSession } from '@syndication/shared-ui/testing';
import { QueryClient } from '@tanstack/react-query';

import { endSession } from '../session/end-session';
import { ShellPage } from '../testing/shell-page';
import { useLateFailure } from './late-failure';
import { PageNoticesSlot } from './page-notices-slot';

const failure = {
  title: 'Your vote on Tidewater Robotics was not counted',
  reason: 'The round is closed.',
};

async function showFailure() {
  render(
    <ShellPage session={investorSession}>
      <PageNoticesSlot />
    </ShellPage>,
  );
  act(() => useLateFailure.getState().show(failure));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your vote on Tidewater Robotics was not counted. The round is closed.',
  );
}

it('stays on any screen until it is dismissed', async () => {
  await showFailure();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('is not shown to the next user', async () => {
  await showFailure();
  act(() => endSession(new QueryClient()));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
