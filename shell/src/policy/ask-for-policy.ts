import type { QueryClient } from '@tanstack/react-query';

import { agreementQuery } from '../agreement/api/get-agreement';
import { useSessionStore } from '../session/session-store';

/** Asks the member for the version of the agreement that is in force; the page knows only the previous one. */
export function askForPolicy(queryClient: QueryClient): void {
  const { session, requirePolicy } = useSessionStore.getState();
  if (session.role !== 'investor' || session.member.isPolicyRead === 0) return;
  void queryClient.resetQueries({ queryKey: agreementQuery.queryKey });
  requirePolicy();
}
