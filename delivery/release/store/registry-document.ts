import type { AppName, Registry } from '@syndication/contract/release/registry.rules';

import { toInlineJson } from '@syndication/delivery-build/page';
import { REGISTRY_KEY } from '@syndication/delivery-build/store-layout';

import { hasEvents } from './events';
import { parseJson, type ReleaseStore } from './release-store';

/** Teams that release at once take turns; nobody loses more often than this. */
const ATTEMPTS = 50;

/** @throws Error when it is lost or damaged: it must not be replaced by one that lacks all other apps */
async function read(store: ReleaseStore): Promise<{ registry: Registry; tag: string | null }> {
  const stored = await store.read(REGISTRY_KEY);
  const registry = stored ? parseJson<Registry>(stored.body) : {};
  const entries = Object.entries(registry ?? {});
  const isWhole = entries.every(([app, entry]) => entry?.name === app && entry.version);
  const isLost = entries.length === 0 && (await hasEvents(store));
  if (registry && isWhole && !isLost) return { registry, tag: stored?.tag ?? null };
  throw new Error(
    `The registry of ${store.name} is lost or damaged: restore it from a backup. Nothing was changed.`,
  );
}

/** What is live. @throws Error when the registry cannot be read */
export const readRegistry = async (store: ReleaseStore): Promise<Registry> =>
  (await read(store)).registry;

/** The versions of an app that the registry names. */
export function namedVersions(registry: Registry, app: AppName) {
  const { version: live, previous, canary } = registry[app] ?? {};
  return {
    live,
    previous: typeof previous === 'string' ? previous : previous?.version,
    canary: canary?.release.version,
  };
}

/**
 * Changes the registry by compare-and-swap: another team's concurrent change is read again, never lost.
 * @param change from what is live to what shall be; returns the same object to change nothing
 */
export async function changeRegistry(
  store: ReleaseStore,
  change: (registry: Registry) => Registry | Promise<Registry>,
): Promise<Registry> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { registry: before, tag } = await read(store);
    const after = await change(before);
    if (after === before) return before;
    const body = Buffer.from(`${toInlineJson(after)}\n`);
    if (await store.swap(REGISTRY_KEY, body, tag)) return after;
  }
  throw new Error(`The registry of ${store.name} changes too fast; nothing was changed.`);
}
