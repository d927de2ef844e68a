import { create } from 'zustand';

import { REMOTE_NAMES, type Registry } from '@syndication/contract/release/registry.rules';

import { fetchRegistry, readInlineRegistry } from '../remotes/registry';
import { newerVersionOf } from '../remotes/remotes';

/** How often a visible page polls, plus a random delay, so that not all poll at once. */
const POLL_EVERY_MS = 5 * 60_000;
const MIN_GAP_MS = 30_000;

interface NewerRelease {
  /** The release to offer, as `app@version`; null when the page is up to date. */
  release: string | null;
  /** The release that the user has declined. */
  declined: string | null;
  decline: () => void;
}

/** Whether something was released, or rolled back, since the page was loaded. */
export const useNewerRelease = create<NewerRelease>()((set) => ({
  release: null,
  declined: null,
  decline: () => set(({ release }) => ({ declined: release })),
}));

/** The release that the page would load now, if it differs. */
function findNewer(registry: Registry): string | null {
  const shell = registry.shell?.version;
  const shellInPage = readInlineRegistry()?.shell?.version;
  if (shell && shellInPage && shell !== shellInPage) return `shell@${shell}`;
  for (const remote of REMOTE_NAMES) {
    const version = newerVersionOf(remote, registry[remote]);
    if (version) return `${remote}@${version}`;
  }
  return null;
}

let polledAt = performance.now();

async function poll(): Promise<void> {
  if (document.visibilityState === 'hidden' || performance.now() - polledAt < MIN_GAP_MS) return;
  polledAt = performance.now();
  try {
    useNewerRelease.setState({ release: findNewer(await fetchRegistry()) });
  } catch {
    // The page works as it is; the next poll will tell.
  }
}

/** Polls for releases regularly, and when the user returns to the tab. */
export function watchForReleases(): void {
  const pollLater = () => {
    setTimeout(() => void poll().finally(pollLater), POLL_EVERY_MS * (1 + Math.random() / 5));
  };
  pollLater();
  document.addEventListener('visibilitychange', () => void poll());
}
