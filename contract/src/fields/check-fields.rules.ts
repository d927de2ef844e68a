import * as z from 'zod/mini';

import { describeIssue, INVISIBLE_CHARACTER_MESSAGE } from './field-messages.rules';

type CheckedFields<T> =
  | { isValid: true; data: T }
  /** The first problem of every field, by the field's path (`currentVentureRound.amount`). */
  | { isValid: false; messages: ReadonlyMap<string, string> };

/** Control characters other than whitespace, and lone surrogates. PostgreSQL refuses some of them. */
const INVISIBLE_CHARACTER = /[^\P{Cc}\s\u0085]|\p{Cs}/u;

/** The paths of texts that hold an invisible character; of a record also where a key does. */
function findInvisible(value: unknown, path: string): string[] {
  if (typeof value === 'string') return INVISIBLE_CHARACTER.test(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    INVISIBLE_CHARACTER.test(key) ? [path] : findInvisible(part, path ? `${path}.${key}` : key),
  );
}

/**
 * Checks input against a schema; the one way in which form and API get their messages. If the schema has no message,
 * `describeIssue` supplies it, never zod.
 */
export function checkFields<S extends z.ZodMiniType>(
  schema: S,
  input: unknown,
): CheckedFields<z.output<S>> {
  const result = z.safeParse(schema, input, { error: describeIssue });
  const messages = new Map<string, string>();
  if (!result.success) {
    for (const { path, message } of result.error.issues) {
      const field = path.join('.');
      if (!messages.has(field)) messages.set(field, message);
    }
    return { isValid: false, messages };
  }
  for (const field of findInvisible(result.data, '')) {
    messages.set(field, INVISIBLE_CHARACTER_MESSAGE);
  }
  return messages.size === 0 ? { isValid: true, data: result.data } : { isValid: false, messages };
}
