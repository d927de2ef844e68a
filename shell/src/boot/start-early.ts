import { REGISTRY_ELEMENT_ID, type Registry } from '@syndication/contract/release/registry.rules';

import { readStoredRole } from '../session/stored-role';
import { EARLY_DATA } from './drop-early-data';
import { planEarlyRequests } from './early-requests';

/**
 * Inlined into the page's head and run before anything else: turns the plan into preload hints, which
 * the loader and the api client then find already on their way. A hint is used only if it asks exactly
 * as the later request does, so each states the same credentials and integrity.
 */
function preload(
  href: string,
  as: 'script' | 'fetch',
  isCors: boolean,
  integrity = '',
): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = as;
  link.href = href;
  if (isCors) link.crossOrigin = 'anonymous';
  if (integrity) link.integrity = integrity;
  document.head.append(link);
  return link;
}

const isElsewhere = (url: string): boolean =>
  new URL(url, location.href).origin !== location.origin;

const registry = JSON.parse(
  document.getElementById(REGISTRY_ELEMENT_ID)?.textContent || '{}',
) as Partial<Registry>;
const { release, session, data } = planEarlyRequests(readStoredRole(), location.pathname, registry);
if (release) {
  preload(release.entry, 'script', true, release.integrity);
  for (const chunk of release.assets) preload(chunk, 'script', isElsewhere(chunk));
}
preload(session, 'fetch', true);
for (const call of data) preload(call, 'fetch', true).dataset[EARLY_DATA] = '';
