import { releaseFor } from '@syndication/contract/release/canary.rules';
import {
  SHARED_SCRIPTS_ELEMENT_ID,
  type RemoteName,
  type RemoteRelease,
} from '@syndication/contract/release/registry.rules';

import { overridingOrigin, readMemberKey, takeOverride } from '../remotes/browser-settings';
import { readInlineRegistry } from '../remotes/registry';
import { readDataPermission } from '../session/data-permission';
import { readStoredGroup } from '../session/stored-group';
import { readStoredRole } from '../session/stored-role';
import { watchLeaving } from './being-left';
import { EARLY_DATA } from './drop-early-data';
import { planEarlyRequests } from './early-requests';
import { readInlineJson } from './inline-json';
import { installScriptPolicy, readRemoteOrigins } from './script-policy';
import { watchShell } from './watch-shell';

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

watchLeaving();
watchShell();
takeOverride();
installScriptPolicy(readRemoteOrigins());

/** The release that the page tries first; whether it failed in this browser lately only the shell can find out. */
function findRelease(remote: RemoteName): RemoteRelease | undefined {
  const line = readInlineRegistry()?.[remote];
  return line && !overridingOrigin(remote) ? releaseFor(line, readMemberKey()) : undefined;
}

const sharedScripts = readInlineJson<Record<string, string[]>>(SHARED_SCRIPTS_ELEMENT_ID);
const { release, session, data } = planEarlyRequests(
  { role: readStoredRole(), maySeeData: readDataPermission(), groupId: readStoredGroup() },
  location,
  findRelease,
);
if (release) {
  preload(release.entry, 'script', true, release.integrity);
  for (const { url, integrity } of release.assets) preload(url, 'script', true, integrity);
  const shared = release.shared.flatMap((name) => sharedScripts?.[name] ?? []);
  for (const chunk of new Set(shared)) preload(chunk, 'script', false);
}
preload(session, 'fetch', true);
for (const call of data) preload(call, 'fetch', true).dataset[EARLY_DATA] = '';
