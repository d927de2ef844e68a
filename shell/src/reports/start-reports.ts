import { MAX_REPORTED_MS } from '@syndication/contract/release/release-reports.rules';

import { takeReloadMark } from '../boot/watch-shell';
import { reports, whenIdle } from './report-queue';
import {
  reportError,
  reportFailure,
  reportLoad,
  reportVitals,
  shellVersion,
} from './report-release';
import { readScriptFacts } from './script-facts';
import { watchErrors } from './watch-errors';

/** By then the first screen has its data, also on a slow line. */
const QUIET_AFTER_LOAD_MS = 4000;

function afterLoad(act: () => void): void {
  if (document.readyState === 'complete') act();
  else window.addEventListener('load', act, { once: true });
}

/** Whether the shell has drawn anything. */
const hasDrawn = (): boolean => document.getElementById('root')?.hasChildNodes() ?? false;

/** @returns reports the shell, unless it has done so; one that has not drawn yet may do so until the end */
function shellReporter(version: string): (isEnd: boolean) => void {
  // What it needed to start: later scripts come with the screens that people go to.
  const { transferredBytes, chunkMs } = readScriptFacts('shell', version);
  const phases = { entry: performance.now(), chunk: chunkMs };
  let isReported = false;
  return (isEnd) => {
    if (isReported || !(isEnd || hasDrawn())) return;
    isReported = true;
    if (hasDrawn()) reportLoad({ app: 'shell', version, phases, transferredBytes });
    else {
      const failure = { phase: 'render', reason: 'render', fellBackTo: null } as const;
      reportFailure({ app: 'shell', version, ...failure, afterMs: performance.now() });
    }
  };
}

const DIGITS_OF_CLS = 4;

/**
 * Collects how the page feels. What the browser has noted since the page began, it tells the library however late
 * that comes; without the library there are no vitals, and nobody minds.
 * @returns reports what there is, once
 */
function vitalsReporter() {
  const values: Parameters<typeof reportVitals>[0] = {};
  let isReported = false;
  return {
    report(): void {
      if (isReported || Object.keys(values).length === 0) return;
      isReported = true;
      reportVitals(values);
    },
    async collect(): Promise<void> {
      try {
        const { onLCP, onINP, onCLS, onFCP, onTTFB } = await import('web-vitals');
        const toMs = (value: number) => Math.min(Math.round(value), MAX_REPORTED_MS);
        onLCP(({ value }) => (values.lcp = toMs(value)));
        onINP(({ value }) => (values.inp = toMs(value)));
        onCLS(({ value }) => (values.cls = Number(value.toFixed(DIGITS_OF_CLS))));
        onFCP(({ value }) => (values.fcp = toMs(value)));
        onTTFB(({ value }) => (values.ttfb = toMs(value)));
      } catch {
        // Its script did not come.
      }
    },
  };
}

/**
 * Lets the page report on the releases in it: what the loader says, errors that nobody caught, how the page
 * felt. A page that was never released says nothing.
 */
export function startReports(): void {
  const version = shellVersion();
  if (version === null) return;
  const reportShell = shellReporter(version);
  const vitals = vitalsReporter();
  if (takeReloadMark()) {
    const failure = { phase: 'entry', reason: 'network', fellBackTo: null } as const;
    reportFailure({ app: 'shell', version, ...failure });
  }
  watchErrors(reportError);
  reports.start();

  // On the document: the library closes its books in the capture phase of the window, just before. A page that
  // is left for another one is hidden only after its `pagehide`.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    reportShell(false);
    vitals.report();
    reports.flush();
  });
  window.addEventListener('pagehide', () => reports.flush());

  const measure = (): void => {
    reportShell(true);
    void vitals.collect();
  };
  afterLoad(() => whenIdle(measure, QUIET_AFTER_LOAD_MS));
}
