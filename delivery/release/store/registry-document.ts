import type { Registry } from '@syndication/contract/release/registry.rules';

import { REGISTRY_KEY } from '@syndication/delivery-build/store-layout';

import { hasEvents } from './events';
import type { ReleaseStore } from './release-store';

/** Teams that release at once take turns; nobody loses more often than this. */
const ATTEMPTS = 50;

function parse(store: ReleaseStore, body: Buffer): Registry {
  try {
    return JSON.parse(body.toString()) as Registry;
  } catch (error) {
    throw new Error(`The registry of ${store.name} is no JSON; nothing was changed.`, {
      cause: error,
    });
  }
}

/** What is live. @throws Error when the registry cannot be read */
export async function readRegistry(store: ReleaseStore): Promise<Registry> {
  const stored = await store.read(REGISTRY_KEY);
  return stored ? parse(store, stored.body) : {};
}

/** A lost registry must not be replaced by one with a single entry: all other apps would be gone. */
async function expectNew(store: ReleaseStore): Promise<void> {
  if (!(await hasEvents(store))) return;
  throw new Error(
    `The registry of ${store.name} is gone; bring it back first. Nothing was changed.`,
  );
}

/** JSON that can be put into a script element of the page as it is. */
const asScriptText = (registry: Registry): string =>
  JSON.stringify(registry).replaceAll('<', String.raw`\u003c`);

/**
 * Changes the registry by compare-and-swap: another team's concurrent change is read again, never lost.
 * @param change from what is live to what shall be; returns the same object to change nothing
 */
export async function changeRegistry(
  store: ReleaseStore,
  change: (registry: Registry) => Registry | Promise<Registry>,
): Promise<Registry> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const stored = await store.read(REGISTRY_KEY);
    if (!stored) await expectNew(store);
    const before = stored ? parse(store, stored.body) : {};
    const after = await change(before);
    if (after === before) return before;
    const body = Buffer.from(`${asScriptText(after)}\n`);
    if (await store.swap(REGISTRY_KEY, body, stored?.tag ?? null)) return after;
  }
  throw new Error(`The registry of ${store.name} changes too fast; nothing was changed.`);
}
