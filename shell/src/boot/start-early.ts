import { REGISTRY_ELEMENT_ID, type Registry } from '@syndication/contract/release/registry.rules';

import { readStoredRole } from '../session/stored-role';
import { planEarlyRequests } from './early-requests';

/**
 * Inlined into the page's head and run before anything else: turns the plan into preload hints, which
 * the loader and the api client then find already on their way.
 */
function preload(href: string, as: 'script' | 'fetch'): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = as;
  link.href = href;
  link.crossOrigin = 'anonymous';
  document.head.append(link);
}

const registry = JSON.parse(
  document.getElementById(REGISTRY_ELEMENT_ID)?.textContent || '{}',
) as Partial<Registry>;
const { scripts, data } = planEarlyRequests(readStoredRole(), location.pathname, registry);
for (const script of scripts) preload(script, 'script');
for (const call of data) preload(call, 'fetch');
