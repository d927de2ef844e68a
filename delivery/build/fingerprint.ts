import { createHash } from 'node:crypto';

import type { ReleaseManifest } from '@syndication/contract/release/release-manifest.rules';

/** Ten hexadecimal digits that change with anything in a build's manifest. */
export function fingerprintOf(described: object): string {
  return createHash('sha256').update(JSON.stringify(described)).digest('hex').slice(0, 10);
}

/** True if a manifest's version matches its content: it has not been changed since. */
export function isAsBuilt({ name: _, version, ...described }: ReleaseManifest): boolean {
  return version.endsWith(`-${fingerprintOf(described)}`);
}
