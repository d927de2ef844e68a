import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 32;

/** An unguessable id (256 bits) for cookies and links; store only its hash. */
export const createSecretId = (): string => randomBytes(ID_BYTES).toString('base64url');

export const hashSecretId = (id: string): string =>
  createHash('sha256').update(id).digest('base64url');

export const signText = (key: Uint8Array, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

export function isSameSecret(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
