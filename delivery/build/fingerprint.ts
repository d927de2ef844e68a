import { createHash } from 'node:crypto';

import type { ReleaseManifest } from '@syndication/contract/release/release-manifest.rules';

/** Ten hexadecimal digits that change with anything that a build says of itself. */
export function fingerprintOf(described: object): string {
  return createHash('sha256').update(JSON.stringify(described)).digest('hex').slice(0, 10);
}

/** True when the version of a manifest was made of what the manifest says: nobody has changed it since. */
export function isAsBuilt({ name: _, version, ...described }: ReleaseManifest): boolean {
  return version.endsWith(`-${fingerprintOf(described)}`);
}
