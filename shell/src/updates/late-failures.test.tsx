import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { investorSession } from '@syndication/shared-ui/testing';
import { QueryClient } from '@tanstack/react-query';

import { endSession } from '../session/end-session';
import { ShellPage } from '../testing/shell-page';
import { useLateFailures } from './late-failures';
import { PageNotices } from './page-notices';

const failure = {
  title: 'Your vote on Tidewater Robotics was not counted',
  reason: 'The round is closed.',
};

/** At once: without a connection its code would not come. */
function showFailure() {
  render(
    <ShellPage session={investorSession}>
      <PageNotices />
    </ShellPage>,
  );
  act(() => useLateFailures.getState().show(failure));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Your vote on Tidewater Robotics was not counted. The round is closed.',
  );
}

it('stays on any screen until it is dismissed', async () => {
  showFailure();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('names everything that failed, each once and with its reason', () => {
  showFailure();
  const { show } = useLateFailures.getState();
  act(() => {
    show({ title: 'You do not follow Alderwick', reason: 'Nothing was sent.' });
    show({ title: 'You still follow Bellwether, Inc.', reason: 'Nothing was sent.' });
    show({ title: 'You do not follow Alderwick', reason: 'Nothing was sent.' });
  });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Your vote on Tidewater Robotics was not counted. The round is closed. ' +
      'You still follow Bellwether, Inc. You do not follow Alderwick. Nothing was sent.',
  );
});

it('is not shown to the next user', () => {
  showFailure();
  act(() => endSession(new QueryClient()));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
