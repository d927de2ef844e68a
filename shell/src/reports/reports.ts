import { createReportQueue } from './report-queue';
import { sendReports } from './send-reports';

/** Reports of the same moment travel together. */
const GATHER_MS = 2000;
/** A page that is never idle does it all the same. */
const BUSY_LIMIT_MS = 5000;

/** Acts after a while, when the page has nothing else to do. Safari has no idle callback. */
export function whenIdle(act: () => void, afterMs: number): void {
  setTimeout(() => {
    if (typeof requestIdleCallback === 'function') {
      requestIdleCallback(act, { timeout: BUSY_LIMIT_MS });
    } else act();
  }, afterMs);
}

/** The one queue of the page. */
export const reports = createReportQueue(
  (batch) => void sendReports(batch),
  (act) => whenIdle(act, GATHER_MS),
);
