import { Button, Link } from '@syndication/shared-ui/core';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from '@syndication/contract/host/router';

import type { AuthPath } from '../paths';

export interface AuthButtonProps {
  to: AuthPath;
  children: ReactNode;
}

/** Opens another screen of this remote; the way back to the guarded page goes along. */
function useOpenScreen(to: AuthPath): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => void navigate(to, { state: location.state as unknown });
}

/** Where the specification asks for a button that leads to a screen. */
export function AuthButton({ to, children }: AuthButtonProps) {
  const open = useOpenScreen(to);
  return (
    <Button width="full" onClick={open}>
      {children}
    </Button>
  );
}

/** The same where it is not what most people want there: it looks like the links around it. */
export function QuietAuthButton({ to, children }: AuthButtonProps) {
  const open = useOpenScreen(to);
  return (
    <Link asChild display="inline-flex" alignItems="center" minHeight="11">
      <button type="button" onClick={open}>
        {children}
      </button>
    </Link>
  );
}
