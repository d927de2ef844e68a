import pLimit from 'p-limit';

import type { ReleaseStore } from '../../store/release-store';
import type { Check } from '../check';
import type { Meeting } from '../compatibility';
import { startTrialBrowser } from './trial-browser.mjs';

/** Pages at work at the same time; with all at once, each would get slower with every further remote. */
const SCENES_AT_A_TIME = 4;

/** What a browser showed. */
export interface SuiteResult {
  checks: Check[];
  /** What served the releases is put away. The result does not wait for that, the command must. */
  closed: Promise<void>;
}

type Opening = Promise<{ close: () => Promise<void> }>;

/** Never fails: what cannot be put away says nothing about a release. */
async function closeAll(opening: readonly Opening[]): Promise<void> {
  const opened = await Promise.allSettled(opening);
  const closing = opened.map(async (result) => {
    if (result.status === 'fulfilled') await result.value.close();
  });
  for (const result of await Promise.allSettled(closing)) {
    if (result.status === 'rejected') console.warn(result.reason);
  }
}

/**
 * Shows remotes under a shell in a browser, as each of their viewers sees them. What takes longest is begun first:
 * the browser starts while what serves it is fetched, and pages open while that is laid out. The browser stays: it is
 * the command's, which may try again (`trial-browser.mjs`).
 * @param meetings of the same shell with one release of a remote each
 * @throws Error when there is no browser, or a release is not whole
 */
export async function runSuite(
  store: ReleaseStore,
  meetings: readonly Meeting[],
): Promise<SuiteResult> {
  startTrialBrowser();
  const opening: Opening[] = [];
  try {
    const { openTrial } = await import('./open-trial');
    const trials = meetings.map((meeting) => ({ meeting, opening: openTrial(store, meeting) }));
    opening.push(...trials.map((trial) => trial.opening));
    // Until a scene waits for what is opened here, a failure of it is nobody's.
    void Promise.allSettled(opening);
    const { runScene } = await import('./run-scene');
    const { scenesOf } = await import('./scenes');
    const { openPage } = await import('./stage');
    const limit = pLimit(SCENES_AT_A_TIME);
    const scenes = trials.flatMap(({ meeting, opening: openingTrial }) =>
      scenesOf(meeting.remote.name).map((scene) =>
        limit(async () => {
          const openingPage = openPage(meeting, scene);
          const [page, { origin }] = await Promise.all([openingPage, openingTrial]);
          return runScene(page, origin, meeting, scene);
        }),
      ),
    );
    const checks = (await Promise.all(scenes)).flat();
    return { checks, closed: closeAll(opening) };
  } catch (error) {
    await closeAll(opening);
    throw error;
  }
}
