import { createHash } from 'node:crypto';

import type { ReleaseManifest } from '@syndication/contract/release/release-manifest.rules';

/** Ten hexadecimal digits that change with anything in a build's manifest. */
export function fingerprintOf(described: object): string {
  return createHash('sha256').update(JSON.stringify(described)).digest('hex').slice(0, 10);
}

/** True if a manifest's version matches its content, except when it was published: it has not been changed since. */
export function isAsBuilt(manifest: ReleaseManifest & { publishedAt?: string }): boolean {
  const { name: _, version, publishedAt: __, ...described } = manifest;
  return version.endsWith(`-${fingerprintOf(described)}`);
}
