import { takeReloadMark } from '../boot/watch-shell';
import { reports, whenIdle } from './report-queue';
import {
  reportError,
  reportFailure,
  reportLoad,
  reportVitals,
  shellVersion,
  toMs,
} from './report-release';
import { readScriptFacts } from './script-facts';
import { watchErrors } from './watch-errors';

/** By then the first screen has its data, even on a slow network. */
const QUIET_AFTER_LOAD_MS = 4000;

/** Whether the shell has drawn anything. */
const hasDrawn = (): boolean => document.getElementById('root')?.hasChildNodes() ?? false;

/** @returns reports the shell, unless it has done so; one that has not drawn yet may do so until the end */
function shellReporter(version: string): (isEnd: boolean) => void {
  // What it needed to start: later scripts load with the screens that are opened.
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

type Vitals = Parameters<typeof reportVitals>[0];

/**
 * Records web vitals. The browser gives the library its earlier measurements, however late that loads; without the
 * library there are no vitals, which is acceptable.
 */
async function collectVitals(vitals: Vitals): Promise<void> {
  try {
    const { onLCP, onINP, onCLS, onFCP, onTTFB } = await import('web-vitals');
    onLCP(({ value }) => (vitals.lcp = toMs(value)));
    onINP(({ value }) => (vitals.inp = toMs(value)));
    onCLS(({ value }) => (vitals.cls = Number(value.toFixed(4))));
    onFCP(({ value }) => (vitals.fcp = toMs(value)));
    onTTFB(({ value }) => (vitals.ttfb = toMs(value)));
  } catch {
    // Its script did not load.
  }
}

/**
 * Starts the page's reports about its releases: the loader's results, uncaught errors, web vitals. A page that was
 * never released reports nothing.
 */
export function startReports(): void {
  const version = shellVersion();
  if (version === null) return;
  const reportShell = shellReporter(version);
  const vitals: Vitals = {};
  let areVitalsReported = false;
  if (takeReloadMark()) {
    const failure = { phase: 'entry', reason: 'network', fellBackTo: null } as const;
    reportFailure({ app: 'shell', version, ...failure });
  }
  watchErrors(reportError);
  reports.start();

  // On the document: the library finishes its measurements in the capture phase of the window, just before. A page
  // that is left for another one is hidden only after its `pagehide`.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    reportShell(false);
    if (!areVitalsReported && Object.keys(vitals).length > 0) {
      areVitalsReported = true;
      reportVitals(vitals);
    }
    reports.flush();
  });
  window.addEventListener('pagehide', () => reports.flush());

  const measure = (): void => {
    reportShell(true);
    void collectVitals(vitals);
  };
  const measureWhenIdle = (): void => whenIdle(measure, QUIET_AFTER_LOAD_MS);
  if (document.readyState === 'complete') measureWhenIdle();
  else window.addEventListener('load', measureWhenIdle, { once: true });
}
