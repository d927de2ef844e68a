import type { ReleaseOptions } from './options';
import type { Look } from './reports';
import type { ReleaseStore } from './store';
import { findBad, takeBackBadReleases } from './take-back';

/** What commands end with that look after releases; options.ts tells people. */
export const FINE = 0;
export const TAKEN_BACK = 1;
export const SOMEBODY_HAS_TO_LOOK = 3;

/** What came of a look at releases. */
export interface Verdict {
  code: number;
  /** What was done or left, for people. */
  words: string[];
}

/** Takes back what is bad, with `--auto-rollback`, and says whether somebody has to see to what is left. */
export async function actByRule(
  { app, flags }: ReleaseOptions,
  store: ReleaseStore,
  look: Look,
): Promise<Verdict> {
  const outcomes = flags['auto-rollback'] ? await takeBackBadReleases(store, look, app) : [];
  const words = outcomes.map((outcome) => outcome.words);
  if (outcomes.some(({ isTakenBack }) => isTakenBack)) return { code: TAKEN_BACK, words };
  return { code: findBad(look, app).length > 0 ? SOMEBODY_HAS_TO_LOOK : FINE, words };
}
