import { Button } from '@syndication/shared-ui/core';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from '@syndication/contract/host/router';

import type { AuthPath } from '../paths';

export interface AuthButtonProps {
  to: AuthPath;
  variant?: 'solid' | 'outline';
  children: ReactNode;
}

/** Where the specification asks for a button that leads to a screen. */
export function AuthButton({ to, variant = 'outline', children }: AuthButtonProps) {
  const navigate = useNavigate();
  const location = useLocation();
  return (
    <Button
      variant={variant}
      width="full"
      onClick={() => {
        void navigate(to, { state: location.state as unknown });
      }}
    >
      {children}
    </Button>
  );
}
