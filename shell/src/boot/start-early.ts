import {
  REGISTRY_ELEMENT_ID,
  SHARED_SCRIPTS_ELEMENT_ID,
  type Registry,
} from '@syndication/contract/release/registry.rules';

import { readDataPermission } from '../session/data-permission';
import { readStoredGroup } from '../session/stored-group';
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

const readInline = (id: string): unknown =>
  JSON.parse(document.getElementById(id)?.textContent || '{}');

const registry = readInline(REGISTRY_ELEMENT_ID) as Partial<Registry>;
const sharedScripts = readInline(SHARED_SCRIPTS_ELEMENT_ID) as Record<string, string[]>;
const { release, session, data } = planEarlyRequests(
  { role: readStoredRole(), maySeeData: readDataPermission(), groupId: readStoredGroup() },
  location,
  registry,
);
if (release) {
  preload(release.entry, 'script', true, release.integrity);
  const shared = release.shared.flatMap((name) => sharedScripts[name] ?? []);
  for (const chunk of new Set([...release.assets, ...shared])) {
    preload(chunk, 'script', isElsewhere(chunk));
  }
}
preload(session, 'fetch', true);
for (const call of data) preload(call, 'fetch', true).dataset[EARLY_DATA] = '';
