import { hash } from 'node:crypto';

import type { ReleaseManifest } from '@syndication/contract/release/release-manifest.rules';

export const INTEGRITY_PREFIX = 'sha256-';
export const digestOf = (content: Buffer): string => hash('sha256', content, 'base64');

/** Subresource-integrity value of a file: prefix and digest. */
export const integrityOf = (content: Buffer): string => INTEGRITY_PREFIX + digestOf(content);

/** Ten hexadecimal digits that change with anything in a build's manifest. */
export function fingerprintOf(described: object): string {
  return hash('sha256', JSON.stringify(described)).slice(0, 10);
}

/** True if a manifest's version matches its content, except when it was published: it has not been changed since. */
export function isAsBuilt(manifest: ReleaseManifest & { publishedAt?: string }): boolean {
  const { name: _, version, publishedAt: __, ...described } = manifest;
  return version.endsWith(`-${fingerprintOf(described)}`);
}
