import { useHost, useInvestor } from '@syndication/contract/host';
import { useQueryClient } from '@syndication/contract/host/query';
import { Navigate, useLocation } from '@syndication/contract/host/router';
import { useState, type ReactNode } from 'react';

import { dealViewsQuery } from './api/get-deal-views';

/** The view that the list opens with: as the member has just chosen, else as the session knows it. */
function useStartSearch(): string | null {
  const { api } = useHost();
  const { startView } = useInvestor().member;
  const views = useQueryClient().getQueryData(dealViewsQuery(api).queryKey);
  return views ? (views.find(({ isStart }) => isStart)?.search ?? null) : startView;
}

/** Opens the list with the member's start view, unless its URL has a state. */
export function AtStartView({ children }: { children: ReactNode }) {
  const location = useLocation();
  const start = useStartSearch();
  const isPlain = location.search === '';
  const [wanted, setWanted] = useState(isPlain ? start : null);
  // A member who clears the URL afterwards wants the plain list.
  if (wanted && !isPlain) setWanted(null);
  if (!wanted || !isPlain) return children;
  const to = { pathname: '/', search: wanted, hash: location.hash };
  return <Navigate to={to} state={location.state as unknown} replace />;
}
