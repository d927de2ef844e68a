import type { AppName } from '@syndication/contract/release/registry.rules';
import { DIALOG_MISSING_EVENT } from '@syndication/shared-ui/core';

import { ownerOfScript, ownerOfStack } from './script-facts';

/**
 * Failures of calls and of loading: not the fault of the code that they came through, or already reported by the
 * loader.
 */
const NOT_OF_THE_CODE = new Set([
  'AbortError',
  'ApiError',
  'CanceledError',
  'ChunkLoadError',
  'RemoteLoadError',
]);

/** The number of different errors that a page reports at most. */
const MAX_DIFFERENT = 20;

const factsOf = (error: unknown): { name?: string; stack?: string } =>
  error instanceof Error ? error : {};

/**
 * Reports uncaught errors, and dialogs that could not be loaded, each once, for the app whose code they came through.
 * An app that throws in a loop is one error.
 */
export function watchErrors(onError: (app: AppName) => void): void {
  const seen = new Set<string>();
  const tell = (error: unknown, script = '', place = ''): void => {
    // First, because reading a stack is slow: a flood of errors costs nothing here.
    if (seen.size >= MAX_DIFFERENT) return;
    const { stack = '' } = factsOf(error);
    const app = ownerOfStack(stack) ?? ownerOfScript(script);
    const key = stack || place;
    if (app === null || seen.has(key)) return;
    seen.add(key);
    onError(app);
  };
  const tellUncaught = (error: unknown, ...from: string[]): void => {
    if (!NOT_OF_THE_CODE.has(factsOf(error).name ?? '')) tell(error, ...from);
  };
  window.addEventListener('error', ({ error, filename, lineno, colno }) =>
    tellUncaught(error, filename, `${filename}:${lineno}:${colno}`),
  );
  window.addEventListener('unhandledrejection', ({ reason }) => tellUncaught(reason));
  window.addEventListener(DIALOG_MISSING_EVENT, (event) => {
    if (navigator.onLine) tell((event as CustomEvent<unknown>).detail);
  });
}
