import { MAX_REPORTS_PER_CALL } from '@syndication/contract/release/release-reports.rules';
import type { ReleaseReport } from '@syndication/contract/release/release-reports.schemas';

/** What a page may report in a minute; whatever goes wrong in it, it floods nobody. */
const MAX_PER_MINUTE = 30;
const MINUTE_MS = 60_000;

export interface ReportQueue {
  /** Keeps a report until it is sent; drops it when the page has said enough. */
  add: (report: ReleaseReport) => void;
  /** Sends what has gathered, now. */
  flush: () => void;
  /** From here on reports are sent; those of before have waited. */
  start: () => void;
}

/**
 * @param send sends at most {@link MAX_REPORTS_PER_CALL} reports
 * @param whenConvenient runs what it is given some time later
 */
export function createReportQueue(
  send: (reports: readonly ReleaseReport[]) => void,
  whenConvenient: (act: () => void) => void,
): ReportQueue {
  let waiting: ReleaseReport[] = [];
  let addedAt: number[] = [];
  let isStarted = false;
  let isScheduled = false;

  const flush = (): void => {
    if (!isStarted) return;
    const reports = waiting;
    waiting = [];
    for (let from = 0; from < reports.length; from += MAX_REPORTS_PER_CALL) {
      send(reports.slice(from, from + MAX_REPORTS_PER_CALL));
    }
  };

  const schedule = (): void => {
    if (!isStarted || isScheduled || waiting.length === 0) return;
    isScheduled = true;
    whenConvenient(() => {
      isScheduled = false;
      flush();
    });
  };

  return {
    add: (report) => {
      const now = performance.now();
      addedAt = addedAt.filter((at) => now - at < MINUTE_MS);
      if (addedAt.length >= MAX_PER_MINUTE) return;
      addedAt.push(now);
      waiting.push(report);
      schedule();
    },
    flush,
    start: () => {
      isStarted = true;
      schedule();
    },
  };
}
