import { postReleaseReports } from '@syndication/contract/release/release-reports.calls';
import { MAX_REPORTS_PER_CALL } from '@syndication/contract/release/release-reports.rules';
import type { ReleaseReport } from '@syndication/contract/release/release-reports.schemas';

/** How much a page may report per minute, so that it never floods the API. */
const MAX_PER_MINUTE = 30;
const MINUTE_MS = 60_000;
/** Reports are collected for this long, and sent in one call. */
const GATHER_MS = 2000;
/** A busy page sends them after this time. */
const BUSY_LIMIT_MS = 5000;

const XSRF_TOKEN = /(?:^|; )XSRF-TOKEN=([^;]*)/;
const REFUSED = 403;

const readXsrfToken = (): string => decodeURIComponent(XSRF_TOKEN.exec(document.cookie)?.[1] ?? '');

/** Sends reports, even while the page unloads, which the axios client cannot do. A lost report does not matter. */
export async function sendReports(reports: readonly ReleaseReport[]): Promise<void> {
  const { method, base, path } = postReleaseReports;
  const send = (token: string) =>
    fetch(new URL(base + path, location.origin), {
      method,
      keepalive: true,
      headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': token },
      body: JSON.stringify({ reports }),
    });
  try {
    const token = readXsrfToken();
    const { status } = await send(token);
    // A refusal sets a new token.
    if (status === REFUSED && readXsrfToken() !== token) await send(readXsrfToken());
  } catch {
    // Offline.
  }
}

/** Acts after a while, when the page has nothing else to do. Safari has no idle callback. */
export function whenIdle(act: () => void, afterMs = GATHER_MS): void {
  setTimeout(() => {
    if (typeof requestIdleCallback === 'function') {
      requestIdleCallback(act, { timeout: BUSY_LIMIT_MS });
    } else act();
  }, afterMs);
}

/**
 * Reports of a page that wait to be sent.
 * @param send sends at most {@link MAX_REPORTS_PER_CALL} reports
 * @param whenConvenient runs what it is given some time later
 */
export function createReportQueue(
  send: (reports: readonly ReleaseReport[]) => unknown,
  whenConvenient: (act: () => void) => void,
) {
  const waiting: ReleaseReport[] = [];
  let addedAt: number[] = [];
  let isStarted = false;
  let isScheduled = false;

  /** Sends what has gathered, now. */
  const flush = (): void => {
    while (isStarted && waiting.length > 0) send(waiting.splice(0, MAX_REPORTS_PER_CALL));
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
    flush,
    /** Keeps a report until it is sent; drops it if the page has reported enough. */
    add: (report: ReleaseReport): void => {
      const now = performance.now();
      addedAt = addedAt.filter((at) => now - at < MINUTE_MS);
      if (addedAt.length >= MAX_PER_MINUTE) return;
      addedAt.push(now);
      waiting.push(report);
      schedule();
    },
    /** From here on reports are sent; earlier ones have waited. */
    start: (): void => {
      isStarted = true;
      schedule();
    },
  };
}

/** The one queue of the page. */
export const reports = createReportQueue(sendReports, whenIdle);
