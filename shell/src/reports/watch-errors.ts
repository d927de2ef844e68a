import type { ReportedApp } from '@syndication/contract/release/release-reports.rules';

import { ownerOfScript, ownerOfStack } from './script-owner';

/** Failures of calls and of loading: no fault of the code that they came through, or told by the loader. */
const NOT_OF_THE_CODE = new Set([
  'AbortError',
  'ApiError',
  'CanceledError',
  'ChunkLoadError',
  'RemoteLoadError',
]);

/** So many different errors say all that there is to say of a page. */
const MAX_DIFFERENT = 20;

/**
 * Tells of errors that nobody caught, each once, whose code they came through. An app that throws in a loop is
 * one error.
 */
export function watchErrors(onError: (app: ReportedApp) => void): void {
  const seen = new Set<string>();
  const tell = (error: unknown, script: string, place: string): void => {
    const { name = '', stack = '' } = error instanceof Error ? error : {};
    if (NOT_OF_THE_CODE.has(name)) return;
    const app = ownerOfStack(stack) ?? ownerOfScript(script);
    const key = stack || place;
    if (app === null || seen.has(key) || seen.size >= MAX_DIFFERENT) return;
    seen.add(key);
    onError(app);
  };
  window.addEventListener('error', ({ error, filename, lineno, colno }) =>
    tell(error, filename, `${filename}:${lineno}:${colno}`),
  );
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason, '', ''));
}
