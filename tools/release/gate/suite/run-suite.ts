import type { AddressInfo } from 'node:net';
import pLimit from 'p-limit';
import { chromium, type Browser } from 'playwright';

import { createEdge } from '../../../edge/server';
import { BROWSER_FLAGS, findBrowser } from '../../../find-browser.mjs';
import type { ReleaseStore } from '../../store';
import type { Check } from '../check';
import type { Meeting } from '../meeting';
import { runScene } from './run-scene';
import { scenesOf } from './scenes';
import { layOutTrial } from './trial-store';

/** Nobody listens there; the stand-in answers before a call leaves the browser. */
const NO_API = 'http://127.0.0.1:9';

/** Pages at work at the same time; with all at once, each would get slower with every further remote. */
const SCENES_AT_A_TIME = 4;

/** @throws Error that says how to get a browser: what nobody has seen does not go live */
async function openBrowser(): Promise<Browser> {
  const executablePath = await findBrowser();
  if (!executablePath) {
    throw new Error(
      'No browser to try the release in: npx playwright install chromium, or set BROWSER_PATH to a Chromium or Chrome.',
    );
  }
  return chromium.launch({ executablePath, args: BROWSER_FLAGS });
}

/** Serves the two of a meeting, both of them live, on whatever port is free. */
async function openTrial(store: ReleaseStore, meeting: Meeting) {
  const trial = await layOutTrial(store, meeting);
  try {
    const edge = await createEdge({
      storeFolder: trial.folder,
      apiOrigin: NO_API,
      settings: {},
    });
    await edge.listen({ host: '127.0.0.1', port: 0 });
    const { port } = edge.server.address() as AddressInfo;
    const close = async () => {
      await edge.close();
      await trial.remove();
    };
    return { meeting, origin: `http://127.0.0.1:${port}`, close };
  } catch (error) {
    await trial.remove();
    throw error;
  }
}

/**
 * Shows remotes under a shell in a browser, as each of their viewers sees them.
 * @param meetings of the same shell with one release of a remote each
 * @throws Error when there is no browser, or a release is not whole
 */
export async function runSuite(
  store: ReleaseStore,
  meetings: readonly Meeting[],
): Promise<Check[]> {
  const openingBrowser = openBrowser();
  const openingTrials = meetings.map((meeting) => openTrial(store, meeting));
  try {
    const [browser, ...trials] = await Promise.all([openingBrowser, ...openingTrials]);
    const limit = pLimit(SCENES_AT_A_TIME);
    const scenes = trials.flatMap(({ meeting, origin }) =>
      scenesOf(meeting.remote.name).map((scene) =>
        limit(() => runScene(browser, origin, meeting, scene)),
      ),
    );
    return (await Promise.all(scenes)).flat();
  } finally {
    for (const opened of await Promise.allSettled([openingBrowser, ...openingTrials])) {
      if (opened.status === 'fulfilled') await opened.value.close();
    }
  }
}
