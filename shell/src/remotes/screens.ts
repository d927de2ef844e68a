import { lazy, type ComponentType } from 'react';

import type { RemoteRoute } from '@syndication/contract/host';

import { isChunkError, isChunkTimeout } from './failures';
import { pauseBeforeRetry } from './retry';

let screens = new WeakMap<RemoteRoute, ComponentType>();

type LoadScreen = NonNullable<RemoteRoute['load']>;

const loadWithRetry = (load: LoadScreen): LoadScreen => {
  return async () => {
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
