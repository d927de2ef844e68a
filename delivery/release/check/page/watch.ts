/**
 * Runs in the page before every other script: keeps account of what a remote begins in it, and tells what is
 * left when the remote is gone. Bundled by ../suite/page-script.ts.
 */
import { Ledger } from './ledger';
import { compareStates, readPageState, type PageState } from './page-state';
import { watchChannels } from './watch-channels';
import { watchElements } from './watch-elements';
import { watchListeners } from './watch-listeners';
import { watchObservers } from './watch-observers';
import { watchTimers } from './watch-timers';

export interface WatchedRemote {
  /** Path that all of its files are below. */
  files: string;
  /** Names of global variables that it is expected to bring. */
  globals: string[];
}

/** How the suite talks to its script in the page. */
export interface PageWatch {
  /** The shell stands, and nothing of the remote has run yet. */
  begin: () => void;
  /** The remote is about to leave. */
  leave: () => void;
  /** What it has left behind. */
  left: () => string[];
}

declare global {
  interface Window {
    releaseGate: PageWatch;
  }
  /** Replaced by the bundler. */
  const WATCHED_REMOTE: WatchedRemote;
}

function watch({ files, globals }: WatchedRemote): PageWatch {
  const ledger = new Ledger(files);
  for (const start of [watchListeners, watchTimers, watchObservers, watchChannels, watchElements]) {
    start(ledger);
  }
  let before: PageState = new Map();
  let leftAt = 0;
  return {
    begin: () => {
      before = readPageState(globals);
    },
    leave: () => {
      leftAt = ledger.now();
    },
    left: () => [...ledger.left(leftAt), ...compareStates(before, readPageState(globals))],
  };
}

window.releaseGate = watch(WATCHED_REMOTE);
