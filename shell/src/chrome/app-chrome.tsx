import { type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { remoteOfRole, type Session } from '@syndication/contract/host';
import { AppFrame, StatusBadge } from '@syndication/shared-ui/core';

import { GroupSwitcher } from '../groups/group-switcher';
import { RemoteSlot } from '../remotes/remote-slot';
import { settings } from '../settings';
import { Footer } from './footer';
import { UserMenu } from './user-menu';

function roleLabel(session: Session): string | null {
  if (session.role === 'investor') return settings.investorTrialLabel;
  return session.role === 'entrepreneur' ? settings.entrepreneurLabel : null;
}

/** Header and footer around every page (section 2, "Shared chrome"). */
export function AppChrome({ session, children }: { session: Session; children: ReactNode }) {
  const label = roleLabel(session);
  return (
    <AppFrame
      brand={<RouterLink to="/">{settings.brand}</RouterLink>}
      navigation={
        <>
          {session.role === 'investor' && <GroupSwitcher session={session} />}
          {label && <StatusBadge tone="neutral">{label}</StatusBadge>}
        </>
      }
      actions={<RemoteSlot remote={remoteOfRole(session.role)} name="headerActions" />}
      user={session.role && <UserMenu session={session} />}
      footer={<Footer />}
    >
      {children}
    </AppFrame>
  );
}
