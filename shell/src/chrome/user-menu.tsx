import { Link as RouterLink } from 'react-router-dom';

import { ACCOUNT_PATH } from '@syndication/contract/account-security/account-security.rules';
import { CONSOLE_PATH } from '@syndication/contract/console/console.rules';
import {
  isConsoleUser,
  type EntrepreneurSession,
  type InvestorSession,
} from '@syndication/contract/host';
import { LOGOUT_PATH } from '@syndication/contract/host/paths';
import { ButtonLink, DisclosureMenu, Text } from '@syndication/shared-ui/core';

/** Greeting, the user's email, the account and Logout (section 2). */
export function UserMenu({ session }: { session: InvestorSession | EntrepreneurSession }) {
  const { firstName, email } = session.role === 'investor' ? session.member : session.user;
  return (
    <DisclosureMenu label={`Hello, ${firstName}`}>
      <Text size="sm" tone="muted" overflowWrap="anywhere">
        {email}
      </Text>
      {isConsoleUser(session) && (
        <ButtonLink asChild variant="ghost">
          <RouterLink to={CONSOLE_PATH}>Console</RouterLink>
        </ButtonLink>
      )}
      <ButtonLink asChild variant="ghost">
        <RouterLink to={ACCOUNT_PATH}>Your account</RouterLink>
      </ButtonLink>
      <ButtonLink asChild variant="outline">
        <RouterLink to={LOGOUT_PATH}>Logout</RouterLink>
      </ButtonLink>
    </DisclosureMenu>
  );
}
