import { create } from 'zustand';

import { REMOTE_NAMES, type Registry } from '@syndication/contract/release/registry.rules';

import { fetchRegistry, readInlineRegistry } from '../remotes/registry';
import { newerVersionOf } from '../remotes/remotes';

/** How often a visible page polls, plus a random delay, so that not all poll at once. */
const ASK_EVERY_MS = 5 * 60_000;
const AT_LEAST_MS = 30_000;

interface NewerRelease {
  /** What is live now and not in the page, as `app@version`; null when the page is up to date. */
  release: string | null;
  /** What the reader has declined. */
  declined: string | null;
  decline: () => void;
}

/** Whether something was released, or rolled back, since the page was loaded. */
export const useNewerRelease = create<NewerRelease>()((set) => ({
  release: null,
  declined: null,
  decline: () => set(({ release }) => ({ declined: release })),
}));

/** What the page would load now, if that differs. */
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

let askedAt = performance.now();

async function ask(): Promise<void> {
  if (document.visibilityState === 'hidden' || performance.now() - askedAt < AT_LEAST_MS) return;
  askedAt = performance.now();
  try {
    useNewerRelease.setState({ release: findNewer(await fetchRegistry()) });
  } catch {
    // The page works as it is; the next poll will tell.
  }
}

/** Polls for releases regularly, and when the user returns to the tab. */
export function watchForReleases(): void {
  const askLater = () => {
    setTimeout(() => void ask().finally(askLater), ASK_EVERY_MS * (1 + Math.random() / 5));
  };
  askLater();
  document.addEventListener('visibilitychange', () => void ask());
}
