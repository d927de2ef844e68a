/**
 * Runs in the page before every other script: keeps account of what a remote begins in it, and tells what is
 * left when the remote is gone. Bundled by ../suite/visit.ts.
 */
import { Ledger } from './ledger';
import { compareStates, readPageState, type PageState } from './page-state';
import { patchPage } from './patches';

export interface WatchedRemote {
  /** Path that all of its files are below. */
  files: string;
  /** Names of global variables that it is expected to bring. */
  globals: string[];
}

/** How the suite talks to its script in the page. */
export interface PageWatch {
  /** The shell is ready, and nothing of the remote has run yet. */
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
  /** Put before the bundle. */
  const WATCHED_REMOTE: WatchedRemote;
}

const { files, globals } = WATCHED_REMOTE;
const ledger = new Ledger(files);
let before: PageState = new Map();
patchPage(ledger);
window.releaseGate = {
  begin: () => {
    before = readPageState(globals);
  },
  leave: () => ledger.leave(),
  left: () => [...ledger.left(), ...compareStates(before, readPageState(globals))],
};
