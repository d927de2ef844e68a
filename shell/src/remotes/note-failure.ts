import { reportFailure } from '../reports/report-release';
import { askElsewhere } from './entry-scripts';
import type { RemoteLoadError } from './failures';
import { rememberFailed } from './release-memory';

/**
 * A release failed in this browser: it is not tried first for a while, and its team learns of it.
 * @param fellBackTo version that is tried in its place
 */
export function noteFailure(failure: RemoteLoadError, fellBackTo: string | null): void {
  const { remote, version, phase, reason, cause } = failure;
  console.warn(`[${remote}]`, failure.message, cause);
  if (!version) return;
  if (reason === 'timeout') askElsewhere({ name: remote, version });
  rememberFailed(remote, version);
  reportFailure({ app: remote, version, phase, reason, fellBackTo });
}
