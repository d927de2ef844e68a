import { Link } from '@syndication/shared-ui/core';
import type { ReactNode } from 'react';
import { Link as RouterLink, useLocation } from '@syndication/contract/host/router';

import type { AuthPath } from '../paths';

interface AuthLinkProps {
  to: AuthPath;
  children: ReactNode;
}

/** A link to another screen of this remote; the way back to the guarded page goes along. */
export function AuthLink({ to, children }: AuthLinkProps) {
  const location = useLocation();
  return (
    <Link asChild display="inline-flex" alignItems="center" minHeight="11">
      <RouterLink to={to} state={location.state as unknown}>
        {children}
      </RouterLink>
    </Link>
  );
}

/** The same within a sentence. */
export function AuthTextLink({ to, children }: AuthLinkProps) {
  const location = useLocation();
  return (
    <Link asChild>
      <RouterLink to={to} state={location.state as unknown}>
        {children}
      </RouterLink>
    </Link>
  );
}
