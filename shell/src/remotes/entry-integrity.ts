import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

import type { Registry } from '@syndication/contract/release/registry.rules';

/**
 * Loads a remote's entry with the integrity that the registry names, and refuses an entry that the
 * registry does not know: a tampered or stray entry never runs.
 */
export function entryIntegrity(registry: Partial<Registry>): ModuleFederationRuntimePlugin {
  return {
    name: 'entry-integrity',
    createScript({ url }) {
      const line = Object.values(registry).find(({ entry }) => sameUrl(entry, url));
      if (!line) throw new Error(`The registry names no entry ${url}.`);
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      // Development servers rebuild under the same name and state no integrity.
      if (line.integrity || line.version !== 'dev') script.integrity = line.integrity;
      return script;
    },
  };
}

function sameUrl(a: string, b: string): boolean {
  return new URL(a, document.baseURI).href === new URL(b, document.baseURI).href;
}
