import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import type { Role } from '@syndication/contract/accounts/accounts.rules';
import { remoteAt, remoteOfRole } from '@syndication/contract/release/remotes.rules';

import { RemoteOutlet } from './remote-outlet';
import { startBeside } from './use-remote-app';

/** The screens of whichever remote the path belongs to. */
export function RemoteScreens({ role }: { role: Role | null }) {
  const { pathname } = useLocation();
  const own = remoteOfRole(role);
  // Another remote may own the path, but this one fills the chrome around it.
  useEffect(() => startBeside(own), [own]);
  return <RemoteOutlet remote={remoteAt(role, pathname)} />;
}
