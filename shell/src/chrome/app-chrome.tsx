import type { MouseEvent, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import type { Role } from '@syndication/contract/accounts/accounts.rules';
import type { ClientSession } from '@syndication/contract/host';
import { remoteOfRole } from '@syndication/contract/release/remotes.rules';
import { AppFrame, ButtonLink, Skeleton } from '@syndication/shared-ui/core';

import { useFeedbackActions } from '../feedback/feedback-actions';
import { senderOf } from '../feedback/sender';
import { GroupSwitcher } from '../groups/group-switcher';
import { usePolicyDialog } from '../policy/policy-store';
import { RemoteSlot } from '../remotes/remote-outlet';
import { settings } from '../settings';
import { Footer } from './footer';
import { useChromeRole } from './use-chrome-role';
import { UserMenu } from './user-menu';

function roleLabel(role: Role | null): string | null {
  if (role === 'investor') return settings.investorTrialLabel;
  return role === 'entrepreneur' ? settings.entrepreneurLabel : null;
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
export function AppChrome({ session, children }: { session: ClientSession; children: ReactNode }) {
  const role = useChromeRole(session);
  // Signed out there is nobody at the end of the brand's own line.
  const feedback = useFeedbackActions({
    hasLineBelowBrand: role !== 'entrepreneur',
    person: senderOf(session)?.email,
  });
  return (
    <AppFrame
      brand={<RouterLink to="/">{settings.brand}</RouterLink>}
      feedback={feedback.besideBrand}
      navigation={
        session.role === 'investor' ? (
          <GroupSwitcher session={session} />
        ) : (
          role === 'investor' && <Skeleton height="11" minWidth="32" />
        )
      }
      notice={roleLabel(role)}
      actions={
        role && (
          <>
            {feedback.amongActions}
            {role === 'investor' && <RulesLink />}
            {session.role && (
              <RemoteSlot remote={remoteOfRole(session.role)} name="headerActions" />
            )}
          </>
        )
      }
      user={session.role && <UserMenu session={session} />}
      footer={<Footer />}
    >
      {children}
    </AppFrame>
  );
}
