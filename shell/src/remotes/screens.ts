import { lazy, type ComponentType } from 'react';

import type { RemoteRoute } from '@syndication/contract/host';

import { isChunkError, isChunkTimeout } from './failures';
import { pauseBeforeRetry } from './retry';

let screens = new WeakMap<RemoteRoute, ComponentType>();

type LoadScreen = NonNullable<RemoteRoute['load']>;

const watchers = new Set<() => void>();

/**
 * Tells when a screen's chunks are asked for. The router goes on in a transition: what stood before stands until
 * they have come, and nothing else of the page knows by then that somebody waits.
 * @returns ends it
 */
export function watchAskedScreens(onAsked: () => void): () => void {
  watchers.add(onAsked);
  return () => watchers.delete(onAsked);
}

const loadWithRetry = (load: LoadScreen): LoadScreen => {
  return async () => {
    for (const tell of watchers) tell();
    try {
      return await load();
    } catch (error) {
      // After webpack's own deadline nobody waits for another one.
      if (!isChunkError(error) || isChunkTimeout(error)) throw error;
      await pauseBeforeRetry();
      return load();
    }
  };
};

/** The component of a route; for one with `load` a lazy component, made once. */
export function screenOf(route: RemoteRoute): ComponentType {
  if (route.Component) return route.Component;
  const known = screens.get(route);
  if (known) return known;
  const screen = lazy(loadWithRetry(route.load));
  screens.set(route, screen);
  return screen;
}

/** A lazy component remembers its failure, so a retry needs new ones. */
export function forgetScreens(): void {
  screens = new WeakMap();
}
