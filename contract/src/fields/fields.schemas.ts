import * as z from 'zod/mini';

import { isMissing } from './field-messages.rules';

/**
 * The words of a field that holds nothing. A value that is there and does not fit is told what is wrong
 * with it (`describeIssue`).
 */
export const required = (message: string) => ({
  error: ({ input }: { input?: unknown }) => (isMissing(input) ? message : undefined),
});

/**
 * For texts of one line (names, titles, addresses): a pasted line break becomes a blank, as it does in an
 * input of one line, and older data that holds one can be edited.
 */
export const oneLine = z.overwrite<string>((text) =>
  text.replace(/[\n\r\v\f\u0085\u2028\u2029]+/g, ' ').trim(),
);

/** For links, which hold no blanks: joins what a mail program broke into lines, as browsers do. */
export const joinedLine = z.overwrite<string>((text) =>
  text.replace(/[\n\r\t\v\f\u0085\u2028\u2029]+/g, '').trim(),
);

/** The largest number that the database's `integer` holds. */
const INTEGER_MAX = 2_147_483_647;

/** How often something was written; a write names the version that it is based on. */
export const versionSchema = z.int().check(z.minimum(1), z.maximum(INTEGER_MAX));

/**
 * For checks that compare fields of a form: run also when another field is missing or of the wrong type, so
 * that every message shows at once instead of one after the other. The check must tolerate fields of any
 * type.
 */
export const ACROSS_FIELDS = {
  when: ({ value }: { value: unknown }): boolean => typeof value === 'object' && value !== null,
} as const;
