import { useCallback, useEffect, useRef, useState } from 'react';

import type { Location } from 'react-router-dom';

import { reportError } from '../reports/report-release';
import { DeadlineError } from './failures';
import { RELEASE_DEADLINE_MS, type LoadedRemote } from './load-remote';
import { endDrawing } from './screen-crash';
import { watchAwaitedScreens } from './screens';
import { giveUpRelease, noteShown, otherReleases } from './use-remote-app';

/** From then on the page says that the next screen is on its way, while the one before still stands. */
const LATE_AFTER_MS = 1_000;

/** What a release was asked to show, and whether it does. */
export interface ScreenWatch {
  /** A screen stands, and somebody has waited for the next one for a moment. */
  isLate: boolean;
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
export function useScreenWatch(
  loaded: LoadedRemote | null,
  { pathname, key }: Location,
): ScreenWatch {
  const shown = useRef<string | null>(null);
  const wait = useRef<Wait | null>(null);
  const [isLate, setLate] = useState(false);

  const endWait = useCallback(() => {
    stopTimers(wait.current);
    wait.current = null;
    setLate(false);
  }, []);

  const onShown = useCallback(
    (path: string) => {
      shown.current = path;
      endWait();
      endDrawing();
      if (loaded) noteShown(loaded);
    },
    [loaded, endWait],
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
      endWait();
    },
    [loaded, pathname, giveUp, endWait],
  );

  const beginWait = useCallback(() => {
    if (!loaded || wait.current?.path === location.pathname) return;
    stopTimers(wait.current);
    wait.current = { path: location.pathname, since: performance.now() };
    wait.current.lateTimer = setTimeout(() => {
      setLate(shown.current !== null && shown.current !== location.pathname);
    }, LATE_AFTER_MS);
    // With nothing else to show, a chunk may take the two minutes of section 8.
    if (otherReleases(loaded.release.name, loaded).length === 0) return;
    const end = () => {
      const late = new DeadlineError('Its screen did not come in time.');
      // Unless somebody has gone back to what stands.
      if (shown.current !== location.pathname) giveUp(late);
      endWait();
    };
    wait.current.deadlineTimer = setTimeout(end, remainingMs(loaded, shown.current !== null));
  }, [loaded, giveUp, endWait]);

  useEffect(() => {
    if (shown.current !== pathname && wait.current === null) beginWait();
  }, [pathname, beginWait]);
  useEffect(() => {
    const stop = watchAwaitedScreens(beginWait);
    return () => {
      stop();
      endWait();
    };
  }, [beginWait, endWait]);
  // Whoever goes back to the screen that stands, by a link or in the history, waits no more.
  useEffect(() => {
    const onBack = () => {
      if (shown.current === location.pathname) endWait();
    };
    onBack();
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, [key, endWait]);

  return { isLate, onShown, onFault };
}

/** Since when somebody waits for a screen, and what happens meanwhile. */
interface Wait {
  /** Where it leads. */
  path: string;
  since: number;
  lateTimer?: ReturnType<typeof setTimeout>;
  deadlineTimer?: ReturnType<typeof setTimeout>;
}

function stopTimers(wait: Wait | null): void {
  clearTimeout(wait?.lateTimer);
  clearTimeout(wait?.deadlineTimer);
}

/** The first screen has what is left of its release's deadline; each later one has a deadline of its own. */
function remainingMs({ deadlineAt }: LoadedRemote, isLater: boolean): number {
  // Whoever had to wait for the session first still gives the screen a moment.
  return isLater ? RELEASE_DEADLINE_MS : Math.max(deadlineAt - performance.now(), 5_000);
}
