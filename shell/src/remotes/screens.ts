import { lazy, type ComponentType } from 'react';

import type { RemoteRoute } from '@syndication/contract/host';

import { isChunkError, isChunkTimeout } from './failures';
import { pauseBeforeRetry } from './retry';

type LoadScreen = NonNullable<RemoteRoute['load']>;

let screens = new WeakMap<RemoteRoute, ComponentType>();
/** Routes whose chunks have come. */
const arrived = new WeakSet<RemoteRoute>();
const watchers = new Set<() => void>();

/**
 * Tells whenever a screen is drawn whose chunks have not come. The router goes on in a transition: what stood before
 * stands until they have, and nothing else of the page knows by then that somebody waits.
 * @param onAwaited is called while React draws, and may be called again for the same wait
 * @returns ends it
 */
export function watchAwaitedScreens(onAwaited: () => void): () => void {
  watchers.add(onAwaited);
  return () => watchers.delete(onAwaited);
}

const loadWithRetry = async (load: LoadScreen) => {
  try {
    return await load();
  } catch (error) {
    // After webpack's own deadline nobody waits for another one.
    if (!isChunkError(error) || isChunkTimeout(error)) throw error;
    await pauseBeforeRetry();
    return load();
  }
};

function makeScreen(route: RemoteRoute, load: LoadScreen): ComponentType {
  const screen = lazy(async () => {
    const loaded = await loadWithRetry(load);
    arrived.add(route);
    return loaded;
  });
  screens.set(route, screen);
  return screen;
}

/** The component of a route, while it is drawn; for one with `load` a lazy component, made once. */
export function screenOf(route: RemoteRoute): ComponentType {
  if (route.Component) return route.Component;
  if (!arrived.has(route)) for (const tell of watchers) tell();
  return screens.get(route) ?? makeScreen(route, route.load);
}

/** A lazy component remembers its failure, so a retry needs new ones. */
export function forgetScreens(): void {
  screens = new WeakMap();
}
