import { checkFields } from '@syndication/contract/fields/check-fields.rules';
import type { ErrorCode } from '@syndication/contract/http/errors.rules';
import type * as z from 'zod/mini';

import { AppError } from './app-error';

/**
 * Parses what a client sent by the contract's schema.
 * @throws AppError with the first problem of every field
 */
export function parseInput<S extends z.ZodMiniType>(
  schema: S,
  input: unknown,
  code: ErrorCode = 'VALIDATION_FAILED',
): z.output<S> {
  const result = checkFields(schema, input);
  if (result.isValid) return result.data;
  throw new AppError(code, { fields: Object.fromEntries(result.messages) });
}
