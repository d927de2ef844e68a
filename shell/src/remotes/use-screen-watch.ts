import { useCallback, useEffect, useRef } from 'react';

import { reportError } from '../reports/report-release';
import { DeadlineError } from './failures';
import { RELEASE_DEADLINE_MS, type LoadedRemote } from './load-remote';
import { endDrawing } from './screen-crash';
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

  const onShown = useCallback(
    (path: string) => {
      shown.current = path;
      endDrawing();
      if (loaded) noteShown(loaded);
    },
    [loaded],
  );
  const onFault = useCallback(
    (error: unknown) => {
      endDrawing();
      if (!loaded) return;
      if (shown.current === pathname) reportError(loaded.release.name);
      else giveUpRelease(loaded, error);
    },
    [loaded, pathname],
  );

  useEffect(() => {
    if (!loaded || shown.current === pathname) return;
    // With nothing else to show, a chunk may take the two minutes of section 8.
    if (otherReleases(loaded.release.name, loaded).length === 0) return;
    const timer = setTimeout(
      () => {
        const late = new DeadlineError('Its screen did not come in time.');
        if (shown.current !== pathname) giveUpRelease(loaded, late);
      },
      remainingMs(loaded, shown.current !== null),
    );
    return () => clearTimeout(timer);
  }, [loaded, pathname]);

  return { onShown, onFault };
}

/** The first screen has what is left of its release's deadline; each later one has a deadline of its own. */
function remainingMs({ deadlineAt }: LoadedRemote, isLater: boolean): number {
  // Whoever had to wait for the session first still gives the screen a moment.
  return isLater ? RELEASE_DEADLINE_MS : Math.max(deadlineAt - performance.now(), 5_000);
}
