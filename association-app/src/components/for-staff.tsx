import type { ReactNode } from 'react';

import { useInvestor } from '@syndication/contract/host';
import { useNavigate } from '@syndication/contract/host/router';
import { NotFound } from '@syndication/shared-ui/core';

/** What only staff find; to group admins the page does not exist. */
export function ForStaff({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { isStaff } = useInvestor().member;
  return isStaff ? children : <NotFound onGoHome={() => void navigate('/')} />;
}
