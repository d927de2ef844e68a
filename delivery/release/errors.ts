/** A wrong command line; the message says what to do. */
export class UsageError extends Error {}

/** Going back would break something else; the message says what has to move first. */
export class RefusedRollback extends Error {}

/** A candidate was held against releases of which one is not what members have any more. */
export class OutdatedVerdict extends Error {}

/** What went wrong, in words: whatever was thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
