import {
  REMOTE_NAMES,
  type RemoteName,
  type RemoteRelease,
} from '@syndication/contract/release/registry.rules';

import { RemoteLoadError } from './failures';
import { noteFailure } from './note-failure';

/** Which release is about to draw its first screen in this tab. */
const STORAGE_KEY = 'drawing-release';

/** A release begins to draw; if the tab must be ended before a screen stands, it took the page with it. */
export function beginDrawing({ name, version }: RemoteRelease): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, `${name}@${version}`);
  } catch {
    // Without storage nobody learns of it.
  }
}

/** A screen stands, or its fault was caught. */
export function endDrawing(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // As above.
  }
}

function takeMark(): { remote: RemoteName; version: string } | null {
  try {
    const [name, version] = (sessionStorage.getItem(STORAGE_KEY) ?? '').split(/@(.*)/s);
    endDrawing();
    const remote = REMOTE_NAMES.find((known) => known === name);
    return remote && version ? { remote, version } : null;
  } catch {
    return null;
  }
}

/**
 * Notes a release that never let go of the page: nothing can stop an endless loop, but the next page of the
 * tab need not walk into it again. A page that can still say goodbye was not held up.
 */
export function watchForCrash(): void {
  const mark = takeMark();
  if (mark) {
    const cause = new Error('The page ended while it drew.');
    const failure = new RemoteLoadError(mark.remote, mark.version, 'render', 'crash', cause);
    noteFailure(failure, { fellBackTo: null });
  }
  window.addEventListener('pagehide', endDrawing);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') endDrawing();
  });
}
