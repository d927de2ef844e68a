import type { ScreenFacts } from '@syndication/contract/release/registry.rules';

import { PATHS } from './paths';

const place = 'the console';

/** What pages know of the screens before this remote has arrived; its build writes it into the release. */
export const SCREENS: readonly ScreenFacts[] = Object.values(PATHS).map((path) => ({
  path,
  place,
}));
