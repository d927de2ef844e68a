import { useCallback, useEffect, useRef, type RefObject } from 'react';

import { reportError } from '../reports/report-release';
import { DeadlineError } from './failures';
import { RELEASE_DEADLINE_MS, type LoadedRemote } from './load-remote';
import { endDrawing } from './screen-crash';
import { watchAskedScreens } from './screens';
import { giveUpRelease, noteShown, otherReleases } from './use-remote-app';

/** What a release was asked to show, and whether it does. */
export interface ScreenWatch {
  /** The screen of this path stands. */
  onShown: (pathname: string) => void;
  /** A fault: of a screen that never stood, it is the release's; afterwards it is the screen's own. */
  onFault: (error: unknown) => void;
}

/**
 * Watches whether a release shows its screens: one that throws before it stands, or does not come in time,
 * makes way for the release before.
 * @param loaded null for what was not loaded (stories), which is not watched
 */
export function useScreenWatch(loaded: LoadedRemote | null, pathname: string): ScreenWatch {
  const shown = useRef<string | null>(null);
  const wait = useRef<Wait | null>(null);

  const onShown = useCallback(
    (path: string) => {
      shown.current = path;
      endWait(wait);
      endDrawing();
      if (loaded) noteShown(loaded);
    },
    [loaded],
  );
  const giveUp = useCallback(
    (cause: unknown) => {
      if (!loaded) return;
      // What throws at once was not waited for.
      const sinceMs = wait.current ? performance.now() - wait.current.since : 0;
      const isFirst = shown.current === null;
      giveUpRelease(loaded, cause, sinceMs + (isFirst ? loaded.readyAt - loaded.awaitedAt : 0));
    },
    [loaded],
  );
  const onFault = useCallback(
    (error: unknown) => {
      endDrawing();
      if (!loaded) return;
      if (shown.current === pathname) reportError(loaded.release.name);
      else giveUp(error);
      endWait(wait);
    },
    [loaded, pathname, giveUp],
  );

  const beginWait = useCallback(() => {
    if (!loaded) return;
    endWait(wait);
    wait.current = { since: performance.now() };
    // With nothing else to show, a chunk may take the two minutes of section 8.
    if (otherReleases(loaded.release.name, loaded).length === 0) return;
    const end = () => {
      const late = new DeadlineError('Its screen did not come in time.');
      // Unless somebody has gone back to what stands.
      if (shown.current !== location.pathname) giveUp(late);
      endWait(wait);
    };
    wait.current.timer = setTimeout(end, remainingMs(loaded, shown.current !== null));
  }, [loaded, giveUp]);

  useEffect(() => {
    if (shown.current !== pathname && wait.current === null) beginWait();
  }, [pathname, beginWait]);
  useEffect(() => {
    const stop = watchAskedScreens(beginWait);
    return () => {
      stop();
      endWait(wait);
    };
  }, [beginWait]);

  return { onShown, onFault };
}

/** Since when somebody waits for a screen, and what ends that. */
interface Wait {
  since: number;
  timer?: ReturnType<typeof setTimeout>;
}

function endWait(wait: RefObject<Wait | null>): void {
  clearTimeout(wait.current?.timer);
  wait.current = null;
}

/** The first screen has what is left of its release's deadline; each later one has a deadline of its own. */
function remainingMs({ deadlineAt }: LoadedRemote, isLater: boolean): number {
  // Whoever had to wait for the session first still gives the screen a moment.
  return isLater ? RELEASE_DEADLINE_MS : Math.max(deadlineAt - performance.now(), 5_000);
}
