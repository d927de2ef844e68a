import { SHARED_SCRIPTS_ELEMENT_ID } from '@syndication/contract/release/registry.rules';

import { releaseHere, takeOverride } from '../remotes/browser-settings';
import { readInlineRegistry } from '../remotes/registry';
import { readStoredReader } from '../session/data-permission';
import { readStoredGroup } from '../session/stored-group';
import { readStoredRole } from '../session/stored-role';
import { watchUnload } from './page-unload';
import { askEarly } from './early-answers';
import { planEarlyRequests } from './early-requests';
import { readInlineJson } from './inline-json';
import { installScriptPolicy, readRemoteOrigins } from './script-policy';
import { watchShell } from './watch-shell';

/**
 * Inlined into the page's head and run first, so that what the loader and the api client need is already requested. A
 * preload is used only if credentials and integrity are those of the later request. API calls are made, not preloaded:
 * only Chromium uses such hints.
 */
function preload(href: string, isCors: boolean, integrity = ''): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = href;
  if (isCors) link.crossOrigin = 'anonymous';
  if (integrity) link.integrity = integrity;
  document.head.append(link);
}

watchUnload();
watchShell();
takeOverride();
installScriptPolicy(readRemoteOrigins());

const sharedScripts = readInlineJson<Record<string, string[]>>(SHARED_SCRIPTS_ELEMENT_ID);
const readerId = readStoredReader();
const { release, session, data } = planEarlyRequests(
  { role: readStoredRole(), readerId, groupId: readStoredGroup() },
  location,
  // The release that the page tries first; only the shell knows whether it failed lately.
  (remote) => releaseHere(readInlineRegistry()?.[remote]),
);
if (release) {
  preload(release.entry, true, release.integrity);
  for (const { url, integrity } of release.assets) preload(url, true, integrity);
  const shared = release.shared.flatMap((name) => sharedScripts?.[name] ?? []);
  for (const chunk of new Set(shared)) preload(chunk, false);
}
askEarly([session], null);
askEarly(data, readerId);
