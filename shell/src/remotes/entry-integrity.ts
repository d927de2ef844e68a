import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

import type { Registry } from '@syndication/contract/release/registry.rules';

/** What a browser checks; anything else it ignores, and would run the script unchecked. */
const INTEGRITY = /^sha(256|384|512)-[\w+/-]+=*$/;

/**
 * Loads a remote's entry with the integrity that the registry names, and refuses an entry that the
 * registry does not know or names no integrity for: a tampered or stray entry never runs.
 */
export function entryIntegrity(registry: Partial<Registry>): ModuleFederationRuntimePlugin {
  return {
    name: 'entry-integrity',
    createScript({ url }) {
      const line = Object.values(registry).find(({ entry }) => sameUrl(entry, url));
      if (!line) throw new Error(`The registry names no entry ${url}.`);
      // Development servers rebuild under the same name and state no integrity.
      const isUnchecked = line.version === 'dev' && !line.integrity;
      if (!isUnchecked && !INTEGRITY.test(line.integrity)) {
        throw new Error(`The registry names no integrity of ${url}.`);
      }
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      if (line.integrity) script.integrity = line.integrity;
      return script;
    },
  };
}

function sameUrl(a: string, b: string): boolean {
  return new URL(a, document.baseURI).href === new URL(b, document.baseURI).href;
}
