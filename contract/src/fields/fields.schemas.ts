import * as z from 'zod/mini';

import { isMissing } from './field-messages.rules';
import { SEARCH_MAX_LENGTH } from './search.rules';
import { withoutUnseen } from './unseen.rules';

/** The message of an empty field. For an invalid value, `describeIssue` says what is wrong. */
export const required = (message: string) => ({
  error: ({ input }: { input?: unknown }) => (isMissing(input) ? message : undefined),
});

/**
 * For single-line texts (names, titles, addresses): a pasted line break becomes a space, as in a single-line input,
 * and older data with one can be edited. Invisible characters are removed, so that no name or address is invisible, or
 * only looks like another.
 */
export const oneLine = z.overwrite<string>((text) =>
  withoutUnseen(text.replace(/[\n\r\v\f\u0085\u2028\u2029]+/g, ' ')).trim(),
);

/** For numbers of a form. `z.int` would skip the checks that compare fields (`ACROSS_FIELDS`) when it fails. */
export const wholeNumber = (message: string) =>
  [z.refine(Number.isInteger, message), z.meta({ type: 'integer' })] as const;

/** For required texts of several lines: removes invisible characters and keeps the lines. */
export const seenLines = z.overwrite<string>((text) => withoutUnseen(text).trim());

/** The text of a search in a list of the console. */
export const searchText = z.string().check(oneLine, z.maxLength(SEARCH_MAX_LENGTH));

/** For links, which contain no spaces: joins lines that a mail program broke, as browsers do. */
export const joinedLine = z.overwrite<string>((text) =>
  withoutUnseen(text.replace(/[\n\r\t\v\f\u0085\u2028\u2029]+/g, '')).trim(),
);

/** The largest number that the database's `integer` holds. */
const INTEGER_MAX = 2_147_483_647;

/** Counts writes; a write names the version that it is based on. */
export const versionSchema = z.int().check(z.minimum(1), z.maximum(INTEGER_MAX));

/**
 * For checks that compare fields of a form: run also when another field is missing or of the wrong type, so
 * that every message shows at once instead of one after the other. The check must tolerate fields of any
 * type.
 */
export const ACROSS_FIELDS = {
  when: ({ value }: { value: unknown }): boolean => typeof value === 'object' && value !== null,
} as const;
