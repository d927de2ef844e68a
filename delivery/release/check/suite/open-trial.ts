import type { AddressInfo } from 'node:net';

import type { ReleaseStore } from '../../store/release-store';
import type { Meeting } from '../compatibility';
import { layOutTrial } from './trial-store';

/** The two of a meeting as pages see them, both of them live. */
export interface Trial {
  meeting: Meeting;
  origin: string;
  close: () => Promise<void>;
}

/**
 * Serves the two of a meeting on whatever port is free.
 * @throws Error when a release is not whole
 */
export async function openTrial(store: ReleaseStore, meeting: Meeting): Promise<Trial> {
  const layingOut = layOutTrial(store, meeting);
  // Beside it: a server is much to read.
  const [trial, { createEdge }] = await Promise.all([
    layingOut,
    import('@syndication/delivery-pages/server'),
  ]);
  try {
    const edge = await createEdge({
      storeFolder: trial.folder,
      // The stand-in answers before a call leaves the browser.
      apiOrigin: null,
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
