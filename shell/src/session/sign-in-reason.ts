import { useLocation } from 'react-router-dom';

import {
  SESSION_END_REASONS,
  signInToContinue,
  type SessionEndReason,
} from '@syndication/contract/accounts/accounts.rules';
import { LANDING_PATH } from '@syndication/contract/host/paths';

import { nameOfPlace } from './guarded-paths';

/**
 * The state that a redirect to the sign-in puts into the history entry: it outlasts a reload, and a sign-in
 * that someone opens on their own has none.
 */
export interface SignInEntry {
  /** Where to return to. */
  from?: string;
  reason?: SessionEndReason | null;
}

/** Why the visitor was sent to the sign-in, in one line; null if they came by themselves. */
export function useSignInReason(): string | null {
  const location = useLocation();
  if (location.pathname !== LANDING_PATH) return null;
  const { from, reason } = (location.state ?? {}) as SignInEntry;
  if (reason && Object.hasOwn(SESSION_END_REASONS, reason)) return SESSION_END_REASONS[reason];
  const place = nameOfPlace(from);
  return place && signInToContinue(place);
}
