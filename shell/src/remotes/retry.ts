import type { CheckedScript, RemoteRelease } from '@syndication/contract/release/registry.rules';
import type { FailureReason } from '@syndication/contract/release/release-reports.rules';

import { RemoteLoadError } from './failures';

/** Minimum pause before a retry; random up to twice that, so that browsers do not retry all at once. */
const RETRY_AFTER_MS = 300;

export function pauseBeforeRetry(): Promise<void> {
  const ms = RETRY_AFTER_MS * (1 + Math.random());
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function fetchScript(
  { url, integrity }: CheckedScript,
  signal: AbortSignal,
): Promise<FailureReason | null> {
  try {
    const answer = await fetch(url, { cache: 'reload', credentials: 'same-origin', signal });
    if (!answer.ok) return 'network';
    const [algorithm = '', expected] = integrity.split(/-(.*)/s);
    const body = await answer.arrayBuffer();
    const digest = await crypto.subtle.digest(algorithm.replace('sha', 'SHA-'), body);
    const found = btoa(String.fromCharCode(...new Uint8Array(digest)));
    return found === expected ? null : 'integrity';
  } catch {
    return 'network';
  }
}

/**
 * Fetches the scripts of a release past the browser's cache, which would otherwise keep a broken answer for
 * as long as a good one.
 * @throws RemoteLoadError if they are not as the registry says: a script element does not tell why it failed
 */
export async function refetchScripts(
  { name, version, entry, integrity, assets }: RemoteRelease,
  { cause }: RemoteLoadError,
  signal: AbortSignal,
): Promise<void> {
  const scripts = [{ url: entry, integrity }, ...assets];
  const reasons = await Promise.all(scripts.map((script) => fetchScript(script, signal)));
  const reason = reasons.find((found) => found !== null);
  if (!reason) return;
  throw new RemoteLoadError(name, version, reasons[0] ? 'entry' : 'chunk', reason, cause);
}
