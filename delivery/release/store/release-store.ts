export interface StoredObject {
  body: Buffer;
  /** Changes with the body; what `swap` compares. */
  tag: string;
}

export interface ListedObject {
  key: string;
  modifiedAt: Date;
}

/**
 * Where releases of one environment live (docs/decisions/013-releases.md). Keys are paths with `/` between
 * their parts. What an object store has to offer: reads, conditional writes, listings by prefix.
 */
export interface ReleaseStore {
  /** Its name in messages. */
  readonly name: string;
  read: (key: string) => Promise<StoredObject | null>;
  /**
   * Writes an object that never changes. An existing one with the same body counts as modified now.
   * @throws Error when it is there with another body
   */
  create: (key: string, body: Buffer) => Promise<void>;
  /** Replaces an object if its tag is still the expected one (null: if there is none); false otherwise. */
  swap: (key: string, body: Buffer, expectedTag: string | null) => Promise<boolean>;
  /** Every object below a prefix, which ends with `/` or is empty. */
  list: (prefix: string) => Promise<ListedObject[]>;
  /** Removes an object; returns false and keeps it if it was modified at or after the given time. */
  remove: (key: string, before?: Date) => Promise<boolean>;
  /** Removes unfinished writes begun before a given time. */
  removeUnfinished: (before: Date) => Promise<void>;
}

const KEY = /^[\w@-][\w@.+-]*(\/[\w@-][\w@.+-]*)*$/;

/** @throws Error for a key that could lead out of the store */
export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`"${key}" is no key of a release store.`);
  return key;
}

/** What JSON says; null when it is none. */
export function parseJson<T>(body: Buffer): T | null {
  try {
    return JSON.parse(body.toString()) as T;
  } catch {
    return null;
  }
}
