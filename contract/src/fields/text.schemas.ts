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
