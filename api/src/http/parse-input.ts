import type { ErrorCode } from '@syndication/contract/http/api-error';
import * as z from 'zod/mini';
import { en } from 'zod/locales';

import { AppError } from './app-error';

z.config(en());

/** PostgreSQL stores no NUL character in a text. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(holdsNul);
}

/**
 * Parses what a client sent by the contract's schema.
 * @throws AppError with the first problem of every field, or `MALFORMED_REQUEST` for a NUL character
 */
export function parseInput<S extends z.ZodMiniType>(
  schema: S,
  input: unknown,
  code: ErrorCode = 'VALIDATION_FAILED',
): z.output<S> {
  const result = z.safeParse(schema, input);
  if (result.success) {
    if (holdsNul(result.data)) throw new AppError('MALFORMED_REQUEST');
    return result.data;
  }
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) fields[issue.path.join('.')] ??= issue.message;
  throw new AppError(code, { fields });
}
