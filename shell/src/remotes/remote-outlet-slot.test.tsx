import '../testing/inline-registry';
import { defineRemoteApp } from '@syndication/contract/host';
import { render, screen, waitFor } from '@testing-library/react';

import { reportError } from '../reports/report-release';
import { RemoteHeaderActions } from './remote-outlet';
import { startForChrome } from './remotes';

jest.mock('../reports/report-release', () => ({ reportError: jest.fn() }));
jest.mock('./load-remote', () => ({
  loadRelease: () =>
    Promise.resolve(
      defineRemoteApp({
        name: 'investor-app',
        routes: [],
        slots: {
          headerActions: () => {
            throw new Error('It has no actions.');
          },
        },
      }),
    ),
}));

it('leaves out what throws, and reports it even if no screen of the release is shown', async () => {
  // React tells of what the boundary has caught.
  jest.spyOn(console, 'error').mockImplementation();
  startForChrome('investor-app');
  render(
    <header>
      <RemoteHeaderActions remote="investor-app" />
    </header>,
  );
  await waitFor(() => expect(reportError).toHaveBeenCalledTimes(1));
  expect(reportError).toHaveBeenCalledWith('investor-app', '1.2.3');
  expect(screen.getByRole('banner')).toBeEmptyDOMElement();
});
