// Says of which type each kind of entry is.
import type {} from 'web-vitals';

import { REMOTE_FILES_PATH } from '@syndication/contract/release/registry.rules';
import type { ReportedApp } from '@syndication/contract/release/release-reports.rules';

import { ownerOfScript } from './script-owner';

/** What the browser noted about the scripts of one release. */
export interface ScriptFacts {
  transferredBytes: number;
  /** From asking for the first script until the last one was there; null without scripts. */
  entryMs: number | null;
  chunkMs: number | null;
}

function spanOf(scripts: readonly PerformanceResourceTiming[]): number | null {
  if (scripts.length === 0) return null;
  const start = Math.min(...scripts.map(({ startTime }) => startTime));
  return Math.max(...scripts.map(({ responseEnd }) => responseEnd)) - start;
}

/** Scripts of the app, without those of its other releases. */
export function readScriptFacts(app: ReportedApp, version: string): ScriptFacts {
  const entries = performance.getEntriesByType('resource');
  const own = entries.filter(({ name }) => ownerOfScript(name) === app);
  const ofRelease = (name: string) => name.includes(`${REMOTE_FILES_PATH}${app}/${version}/`);
  const isShared = (name: string) => name.includes('/files/') || app === 'shell';
  const scripts = own.filter(({ name }) => ofRelease(name) || isShared(name));
  return {
    transferredBytes: scripts.reduce((sum, { transferSize }) => sum + (transferSize || 0), 0),
    entryMs: spanOf(scripts.filter(({ name }) => ofRelease(name))),
    chunkMs: spanOf(scripts.filter(({ name }) => isShared(name))),
  };
}
