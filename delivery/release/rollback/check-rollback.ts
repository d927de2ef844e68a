import type { AppName, Registry } from '@syndication/contract/release/registry.rules';
import type { ReleaseManifest } from '@syndication/contract/release/release-manifest.rules';

import { messageOf } from '../errors';
import type { ReleaseStore } from '../store/release-store';
import { explainBreak } from '../check/explain-break';
import { findBreaks, findDoubles } from '../check/facts';
import { meet, releasesMet, type Meeting } from '../check/compatibility';

/** What speaks against going back to a release. */
export interface RollbackFindings {
  /** What would break for members, and whose doing it is. */
  problems: { app: AppName; problem: string }[];
  /** What is worth knowing, and must stop nobody in an emergency. */
  notes: string[];
}

function findingsOf(meeting: Meeting, app: AppName): RollbackFindings {
  const { remote, shell, candidate, standing } = meeting;
  const breaks = findBreaks(remote, shell).map((found) => explainBreak(meeting, found));
  // Browsers may fall back to the one before, but everybody has what is live.
  if (standing === 'previous') return { problems: [], notes: breaks };
  const doubles = candidate === 'remote' ? findDoubles(remote, shell) : [];
  return {
    problems: breaks.map((problem) => ({ app, problem })),
    // It stood beside this shell when the shell began to bring it.
    notes: doubles.map((found) => explainBreak(meeting, found)),
  };
}

/**
 * Holds a release that was live once against what is live now, by what the builds say of each other: that takes
 * no browser, and no time. What cannot be read is noted and stops nobody.
 */
export async function checkRollback(
  store: ReleaseStore,
  registry: Registry,
  candidate: ReleaseManifest,
): Promise<RollbackFindings> {
  const findings = releasesMet(registry, candidate.name).map(async (met) => {
    try {
      return findingsOf(await meet(store, candidate, met), met.app);
    } catch (error) {
      return { problems: [], notes: [`${met.app} was not looked at: ${messageOf(error)}`] };
    }
  });
  const found = await Promise.all(findings);
  return {
    problems: found.flatMap(({ problems }) => problems),
    notes: found.flatMap(({ notes }) => notes),
  };
}
