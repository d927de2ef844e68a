import type { CheckedScript, RemoteRelease } from '@syndication/contract/release/registry.rules';
import type { FailureReason } from '@syndication/contract/release/release-reports.rules';

const ALGORITHMS: Record<string, string> = {
  sha256: 'SHA-256',
  sha384: 'SHA-384',
  sha512: 'SHA-512',
};

async function isIntact(body: ArrayBuffer, integrity: string): Promise<boolean> {
  const [name = '', expected] = integrity.split(/-(.*)/s);
  const digest = new Uint8Array(await crypto.subtle.digest(ALGORITHMS[name] ?? '', body));
  return btoa(String.fromCharCode(...digest)) === expected;
}

async function fetchScript(
  { url, integrity }: CheckedScript,
  signal: AbortSignal,
): Promise<FailureReason | null> {
  try {
    const answer = await fetch(url, { cache: 'reload', credentials: 'same-origin', signal });
    if (!answer.ok) return 'network';
    return (await isIntact(await answer.arrayBuffer(), integrity)) ? null : 'integrity';
  } catch {
    return signal.aborted ? 'timeout' : 'network';
  }
}

/**
 * Fetches the scripts of a release past the browser's cache, which would otherwise keep a broken answer for
 * as long as a good one, and tells what is wrong with them: a script element does not.
 * @returns null when all of them are as the registry says
 */
export async function refetchScripts(
  { entry, integrity, assets }: RemoteRelease,
  signal: AbortSignal,
): Promise<{ phase: 'entry' | 'chunk'; reason: FailureReason } | null> {
  const [entryReason, ...assetReasons] = await Promise.all(
    [{ url: entry, integrity }, ...assets].map((script) => fetchScript(script, signal)),
  );
  if (entryReason) return { phase: 'entry', reason: entryReason };
  const reason = assetReasons.find((found) => found !== null);
  return reason ? { phase: 'chunk', reason } : null;
}
