import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import type { Role } from '@syndication/contract/accounts/accounts.rules';
import { hasOnlyConsole } from '@syndication/contract/console/console.rules';
import type { ClientSession } from '@syndication/contract/host';
import { remoteOfRole } from '@syndication/contract/release/remotes.rules';
import { AppFrame, BrandMark, Button, Skeleton, useLazyDialog } from '@syndication/shared-ui/core';

import { senderOf } from '../feedback/sender';
import { GroupSwitcher } from '../groups/group-switcher';
import { RemoteHeaderActions, RemotePart } from '../remotes/remote-outlet';
import { userIdOf } from '../session/session-store';
import { settings } from '../settings';
import { Footer } from './footer';
import { MainNavigation } from './main-navigation';
import { PrintedFor } from './printed-for';
import { useChromeRole } from './use-chrome-role';
import { loadFeedback, UserMenu } from './user-menu';

function roleLabel(role: Role | null): string | null {
  if (role === 'investor') return settings.investorTrialLabel;
  return role === 'entrepreneur' ? settings.entrepreneurLabel : null;
}

/** Header and footer around every page (section 2, "Shared chrome"). */
export function AppChrome({ session, children }: { session: ClientSession; children: ReactNode }) {
  const role = useChromeRole(session);
  const remote = remoteOfRole(session.role);
  const reader = senderOf(session);
  const { open, dialog } = useLazyDialog(reader?.email);
  return (
    <AppFrame
      brand={
        <RouterLink to="/">
          <BrandMark />
          <span>{settings.brand}</span>
        </RouterLink>
      }
      group={
        session.role === 'investor'
          ? !hasOnlyConsole(session.member) && <GroupSwitcher session={session} />
          : role === 'investor' && <Skeleton height="11" minWidth="32" />
      }
      actions={
        session.role ? (
          <RemoteHeaderActions remote={remote} />
        ) : (
          role === null && (
            <Button variant="ghost" onClick={() => open(loadFeedback)}>
              Feedback
            </Button>
          )
        )
      }
      user={
        <>
          {session.role && <UserMenu key={userIdOf(session)} session={session} />}
          {dialog}
        </>
      }
      navigation={
        session.role && (
          <RemotePart remote={remote}>{(app) => <MainNavigation app={app} />}</RemotePart>
        )
      }
      notice={roleLabel(role)}
      footer={<Footer />}
    >
      {reader && <PrintedFor {...reader} />}
      {children}
    </AppFrame>
  );
}
