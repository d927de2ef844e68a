import '../testing/inline-registry';
import { defineRemoteApp } from '@syndication/contract/host';
import type { RemoteRelease } from '@syndication/contract/release/registry.rules';
import { investorSession } from '@syndication/shared-ui/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';

import { likelyRemote } from '../boot/early-requests';
import { AppChrome } from '../chrome/app-chrome';
import { ShellPage } from '../testing/shell-page';
import { RemoteScreens } from './remote-outlet';

// As if a further remote stood in the table.
jest.mock('@syndication/contract/release/remotes.rules', () => {
  const actual = jest.requireActual<{ REMOTES: object }>(
    '@syndication/contract/release/remotes.rules',
  );
  Object.assign(actual.REMOTES, {
    'insights-app': { team: 'the insights team', role: 'investor', paths: ['/insights'] },
  });
  return actual;
});

jest.mock('./load-remote', () => ({
  loadRelease: ({ name }: RemoteRelease) =>
    Promise.resolve(
      defineRemoteApp({
        name,
        routes: [{ path: '*', title: name, Component: () => <p>Screen of {name}</p> }],
        slots: { headerActions: () => <button>Action of {name}</button> },
      }),
    ),
}));

it('shows each remote at its paths, and the chrome of the role’s own one around both', async () => {
  const user = userEvent.setup();
  render(
    <ShellPage session={investorSession} at="/insights/2026">
      <AppChrome session={investorSession}>
        <Link to="/">Deals</Link>
        <Link to="/insights">Insights</Link>
        <RemoteScreens session={investorSession} />
      </AppChrome>
    </ShellPage>,
  );
  expect(await screen.findByText('Screen of insights-app')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Action of investor-app' })).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Deals' }));
  expect(await screen.findByText('Screen of investor-app')).toBeVisible();
  expect(screen.queryByText('Screen of insights-app')).not.toBeInTheDocument();

  await user.click(screen.getByRole('link', { name: 'Insights' }));
  expect(await screen.findByText('Screen of insights-app')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Action of investor-app' })).toBeVisible();
});

it('expects to need the remote that owns the path', () => {
  expect(likelyRemote('investor', '/insights/2026')).toBe('insights-app');
  expect(likelyRemote('investor', '/')).toBe('investor-app');
  expect(likelyRemote(null, '/insights')).toBe('auth-app');
});
