import type { Role } from '@syndication/contract/accounts/accounts.rules';
import type { ClientSession } from '@syndication/contract/host';

import { useSessionStore, userIdOf } from './session-store';

/** Who is signed in in the browser now; null after signing out. */
interface SessionNews {
  userId: string | null;
  /** Absent in messages of earlier shells. */
  role?: Role | null;
  /** Who was signed in before. */
  was?: string | null;
  /** Whether they signed out themselves. */
  hasSignedOut?: boolean;
  /** The user of both tabs has accepted the agreement. */
  hasAccepted?: boolean;
}

export interface OtherTabsHandlers {
  /** This page's session was ended in another tab: by its user, or by itself. */
  onEnded: (hasSignedOut: boolean) => void;
  /** Someone else signed in in another tab, or may have. */
  onChanged: (role?: Role) => void;
  /** The member, whom this page asks for the agreement, has accepted it in another tab. */
  onAccepted: () => void;
  /** The browser has restored the page (bfcache), which missed messages; it is visible again once this settles. */
  onRestored: () => Promise<void>;
}

const CHANNEL = 'session';

const isPolicyDue = ({ session }: { session: ClientSession }): boolean =>
  session.role === 'investor' && session.member.isPolicyRead === 0;

/**
 * Keeps the tabs of a browser in sync: they share the session's cookie, so what one tab does applies to all. The
 * page of a signed-in user that the browser restores stays hidden until it is known who is signed in.
 * @returns stops listening
 */
export function followOtherTabs(handlers: OtherTabsHandlers): () => void {
  const { onEnded, onChanged, onAccepted, onRestored } = handlers;
  const channel = new BroadcastChannel(CHANNEL);
  const userId = () => userIdOf(useSessionStore.getState().session);
  let known = userId();

  const tell = (news: SessionNews) => channel.postMessage(news);
  const stopTelling = useSessionStore.subscribe((state, before) => {
    const { session, status, hasSignedOut } = state;
    if (status !== 'ready') return;
    if (userId() === known) {
      if (isPolicyDue(before) && !isPolicyDue(state)) tell({ userId: known, hasAccepted: true });
      return;
    }
    const was = known;
    known = userId();
    tell({ userId: known, role: session.role, was, hasSignedOut });
  });
  channel.onmessage = ({ data }: MessageEvent<SessionNews>) => {
    if (useSessionStore.getState().status === 'loading') return;
    if (data.userId === userId()) {
      if (data.hasAccepted && isPolicyDue(useSessionStore.getState())) onAccepted();
      return;
    }
    // A busy or frozen tab receives and sends messages late: the session that ended may not be the current one.
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
