import { runBuilds } from '../run-builds';
import { fingerprintSources, isBuilt, keepStamp } from './build-stamp';

/**
 * Builds every workspace whose inputs changed.
 * @throws Error when a build fails
 */
export async function buildStale(): Promise<void> {
  const fingerprint = fingerprintSources();
  if (isBuilt(fingerprint)) return;
  console.log('Building what is stale …');
  await runBuilds();
  await keepStamp(fingerprint);
}
