import { randomBytes } from 'node:crypto';

import type { Database } from './database';
import { serverSecrets } from './schema';

export interface ServerSecrets {
  signInTokenKey: Uint8Array;
  xsrfKey: Uint8Array;
  /** Hashes who tries and from where, and signs the cookies of known browsers. */
  attemptKey: Uint8Array;
  /** Signs the tokens of links in mails (mail/mail-links.ts). */
  mailLinkKey: Uint8Array;
}

const KEY_BYTES = 32;
const NAMES = ['signInTokenKey', 'xsrfKey', 'attemptKey', 'mailLinkKey'] as const;

/** Reads the keys that replicas share, making those that do not exist yet. */
export async function loadServerSecrets(db: Database): Promise<ServerSecrets> {
  const fresh = NAMES.map((name) => ({ name, value: randomBytes(KEY_BYTES).toString('base64') }));
  await db.insert(serverSecrets).values(fresh).onConflictDoNothing();
  const stored = await db.select().from(serverSecrets);
  const find = (name: (typeof NAMES)[number]): Uint8Array => {
    const secret = stored.find((row) => row.name === name);
    if (!secret) throw new Error(`The secret ${name} is missing.`);
    return Buffer.from(secret.value, 'base64');
  };
  return {
    signInTokenKey: find('signInTokenKey'),
    xsrfKey: find('xsrfKey'),
    attemptKey: find('attemptKey'),
    mailLinkKey: find('mailLinkKey'),
  };
}
