import { lazy, type ComponentType } from 'react';

import type { RemoteRoute } from '@syndication/contract/host';

let screens = new WeakMap<RemoteRoute, ComponentType>();

/** The component of a route; for one with `load` a lazy component, made once. */
export function screenOf(route: RemoteRoute): ComponentType {
  if (route.Component) return route.Component;
  const known = screens.get(route);
  if (known) return known;
  const screen = lazy(route.load);
  screens.set(route, screen);
  return screen;
}

/** A lazy component remembers its failure, so a retry needs new ones. */
export function forgetScreens(): void {
  screens = new WeakMap();
}
