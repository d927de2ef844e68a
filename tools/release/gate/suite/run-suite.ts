import type { AddressInfo } from 'node:net';
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

/** Serves the releases that meet each other, all of them live, on whatever port is free. */
async function openTrial(store: ReleaseStore, meetings: readonly Meeting[]) {
  const trial = await layOutTrial(store, meetings);
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
    return { origin: `http://127.0.0.1:${port}`, close };
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
  const opening = [openBrowser(), openTrial(store, meetings)] as const;
  try {
    const [browser, { origin }] = await Promise.all(opening);
    const scenes = meetings.flatMap((meeting) =>
      scenesOf(meeting.remote.name).map((scene) => runScene(browser, origin, meeting, scene)),
    );
    return (await Promise.all(scenes)).flat();
  } finally {
    for (const opened of await Promise.allSettled(opening)) {
      if (opened.status === 'fulfilled') await opened.value.close();
    }
  }
}
