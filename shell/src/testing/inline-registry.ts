import {
  REGISTRY_ELEMENT_ID,
  REMOTE_NAMES,
  type RegistryEntry,
  type RemoteName,
} from '@syndication/contract/release/registry.rules';

const entries = REMOTE_NAMES.map((name): RegistryEntry => ({
  name,
  version: '1.2.3',
  contract: '1.0.0',
  entry: `/remotes/${name}/1.2.3/entry.js`,
  integrity: 'sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K',
  assets: [{ url: `/remotes/${name}/files/app.js`, integrity: 'sha256-oqVuAfXRKap7fdgcCY5uykM6' }],
  shared: [],
  screens: [
    { path: '/' },
    { path: '/ventures/:id', place: 'the company’s page' },
    { path: '/all-updates', place: 'the updates' },
  ],
  previous: null,
}));

/** One release of every remote. */
export const testRegistry = Object.fromEntries(
  entries.map((entry) => [entry.name, entry]),
) as Record<RemoteName, RegistryEntry>;

// As in the page, it is there before any other module runs: import this file first.
const element = document.createElement('script');
element.id = REGISTRY_ELEMENT_ID;
element.type = 'application/json';
element.textContent = JSON.stringify(testRegistry);
document.head.append(element);
