import { reportFailure } from './report-release';
import { reports } from './reports';
import { shellVersion } from './shell-version';

/** The shell did not come as far as to start its reports. */
export function reportBrokenShell(error: unknown): void {
  const isMissing = error instanceof Error && error.name === 'ChunkLoadError';
  reports.start();
  reportFailure({
    app: 'shell',
    version: shellVersion(),
    phase: 'chunk',
    reason: isMissing ? 'network' : 'import',
    fellBackTo: null,
    afterMs: performance.now(),
  });
  reports.flush();
}
