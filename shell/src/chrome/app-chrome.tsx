import type { MouseEvent, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { remoteOfRole, type Session } from '@syndication/contract/host';
import { AppFrame, ButtonLink, StatusBadge } from '@syndication/shared-ui/core';

import { GroupSwitcher } from '../groups/group-switcher';
import { usePolicyDialog } from '../policy/policy-store';
import { RemoteSlot } from '../remotes/remote-slot';
import { settings } from '../settings';
import { Footer } from './footer';
import { UserMenu } from './user-menu';

function roleLabel(session: Session): string | null {
  if (session.role === 'investor') return settings.investorTrialLabel;
  return session.role === 'entrepreneur' ? settings.entrepreneurLabel : null;
}

/** Reopens the rules; as a link it also leads to the full text, in a tab of its own if one likes. */
function RulesLink() {
  const open = usePolicyDialog((state) => state.open);
  const openDialog = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open();
  };
  return (
    <ButtonLink asChild variant="ghost">
      <RouterLink to="/etiquette" onClick={openDialog}>
        Rules
      </RouterLink>
    </ButtonLink>
  );
}

/** Header and footer around every page (section 2, "Shared chrome"). */
export function AppChrome({ session, children }: { session: Session; children: ReactNode }) {
  const label = roleLabel(session);
  return (
    <AppFrame
      brand={<RouterLink to="/">{settings.brand}</RouterLink>}
      navigation={session.role === 'investor' && <GroupSwitcher session={session} />}
      notice={label && <StatusBadge tone="neutral">{label}</StatusBadge>}
      actions={
        <>
          <RemoteSlot remote={remoteOfRole(session.role)} name="headerActions" />
          {session.role === 'investor' && <RulesLink />}
        </>
      }
      user={session.role && <UserMenu session={session} />}
      footer={<Footer />}
    >
      {children}
    </AppFrame>
  );
}
