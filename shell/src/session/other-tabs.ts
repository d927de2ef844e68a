import { useSessionStore, userIdOf } from './session-store';

/** Who is signed in in the browser now; null after signing out. */
interface SessionNews {
  userId: string | null;
}

export interface OtherTabsHandlers {
  /** The session was ended in another tab. */
  onEnded: () => void;
  /** Someone else signed in in another tab, or it cannot be known whether someone did. */
  onChanged: () => void;
}

const CHANNEL = 'session';

/**
 * Keeps the tabs of a browser in sync: they share the session's cookie, so what one tab does applies to all. A page
 * restored from the browser's cache has missed messages and asks again.
 * @returns stops listening
 */
export function followOtherTabs({ onEnded, onChanged }: OtherTabsHandlers): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  const userId = () => userIdOf(useSessionStore.getState().session);
  let known = userId();

  const stopTelling = useSessionStore.subscribe(({ status }) => {
    if (status !== 'ready' || userId() === known) return;
    known = userId();
    channel.postMessage({ userId: known } satisfies SessionNews);
  });
  channel.onmessage = ({ data }: MessageEvent<SessionNews>) => {
    if (useSessionStore.getState().status === 'loading' || data.userId === userId()) return;
    if (data.userId === null) onEnded();
    else onChanged();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) onChanged();
  };
  window.addEventListener('pageshow', onPageShow);

  return () => {
    stopTelling();
    channel.close();
    window.removeEventListener('pageshow', onPageShow);
  };
}
