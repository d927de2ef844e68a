import { createHash } from 'node:crypto';

/** The prefix of the digest in a subresource-integrity value. */
export const INTEGRITY_PREFIX = 'sha256-';

/** The digest of a subresource-integrity value, without its prefix. */
export const digestOf = (content: Buffer): string =>
  createHash('sha256').update(content).digest('base64');

/** Subresource-integrity value of a file. */
export const integrityOf = (content: Buffer): string => INTEGRITY_PREFIX + digestOf(content);
