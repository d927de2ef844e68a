import type { Role } from '@syndication/contract/accounts/accounts.rules';

import { useSessionStore, userIdOf } from './session-store';

/** Who is signed in in the browser now; null after signing out. */
interface SessionNews {
  userId: string | null;
  /** Tabs of earlier shells say no more. */
  role?: Role | null;
  /** Who was, before. */
  was?: string | null;
  /** They have ended it themselves. */
  hasSignedOut?: boolean;
}

export interface OtherTabsHandlers {
  /** This page's session was ended in another tab: by its user, or by itself. */
  onEnded: (hasSignedOut: boolean) => void;
  /** Someone else signed in in another tab, or may have. */
  onChanged: (role?: Role) => void;
  /** The browser has brought the page back, which missed messages; it shows again once this is settled. */
  onRestored: () => Promise<void>;
}

const CHANNEL = 'session';

/**
 * Keeps the tabs of a browser in sync: they share the session's cookie, so what one tab does applies to all. What
 * someone signed in has left is out of sight when the browser brings it back, until it is known who is there.
 * @returns stops listening
 */
export function followOtherTabs({ onEnded, onChanged, onRestored }: OtherTabsHandlers): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  const userId = () => userIdOf(useSessionStore.getState().session);
  let known = userId();

  const stopTelling = useSessionStore.subscribe(({ session: { role }, status, hasSignedOut }) => {
    if (status !== 'ready' || userId() === known) return;
    const was = known;
    known = userId();
    channel.postMessage({ userId: known, role, was, hasSignedOut } satisfies SessionNews);
  });
  channel.onmessage = ({ data }: MessageEvent<SessionNews>) => {
    if (useSessionStore.getState().status === 'loading' || data.userId === userId()) return;
    // A busy or frozen tab hears and tells late: by then the session that ended may not be the one of now.
    if (data.userId === null && data.was === userId()) onEnded(data.hasSignedOut === true);
    else onChanged(data.role ?? undefined);
  };
  const { style } = document.documentElement;
  const onPageHide = ({ persisted }: PageTransitionEvent): void => {
    if (persisted && userId() !== null) style.visibility = 'hidden';
  };
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) void onRestored().then(() => (style.visibility = ''));
  };
  window.addEventListener('pagehide', onPageHide);
  window.addEventListener('pageshow', onPageShow);

  return () => {
    stopTelling();
    channel.close();
    window.removeEventListener('pagehide', onPageHide);
    window.removeEventListener('pageshow', onPageShow);
  };
}
