import { reportFailure } from '../reports/report-release';
import { askElsewhere } from './entry-scripts';
import type { RemoteLoadError } from './failures';
import { rememberFailed } from './release-memory';

/** What became of a release that failed. */
interface Aftermath {
  /** Version that is tried in its place. */
  fellBackTo: string | null;
  /** How long the page waited until it gave the release up; left out where nobody could measure it. */
  afterMs?: number;
}

/** A release failed in this browser: it is not tried first for a while, and its team learns of it. */
export function noteFailure(failure: RemoteLoadError, aftermath: Aftermath): void {
  const { remote, version, phase, reason, cause } = failure;
  console.warn(`[${remote}]`, failure.message, cause);
  if (!version) return;
  if (reason === 'timeout') askElsewhere({ name: remote, version });
  rememberFailed(remote, version);
  reportFailure({ app: remote, version, phase, reason, ...aftermath });
}
