import { FORM_ERROR, setIn, type ValidationErrors } from 'final-form';
import type * as z from 'zod/mini';

import { checkFields } from '@syndication/contract/fields/check-fields.rules';

import type { FormErrorValue } from './form-error';

/**
 * Turns a schema of the contract into a form's `validate`: the first message per field, at the
 * field's path. `toPayload` shapes the form's values into what the schema checks, so that a form
 * and its call share one schema although the form asks for less.
 */
export function validateWith<Values extends object>(
  schema: z.ZodMiniType,
  toPayload: (values: Values) => unknown = (values) => values,
): (values: Values) => ValidationErrors {
  return (values) => {
    const result = checkFields(schema, toPayload(values));
    if (result.isValid) return {};
    return toFieldErrors(
      [...result.messages].map(([field, message]) => [field || FORM_ERROR, message]),
    );
  };
}

/**
 * The `fields` of a failed answer as a form's submission errors; undefined when there are none, so
 * that the caller falls back to an error of the whole form.
 */
export function toSubmissionErrors(
  fields: Readonly<Record<string, string>> | undefined,
): Record<string, unknown> | undefined {
  if (!fields || Object.keys(fields).length === 0) return undefined;
  return toFieldErrors(Object.entries(fields));
}

/** A failure as a form's submission errors: of the fields that it names, else of the whole form. */
export const toFormErrors = ({
  fields,
  text,
}: {
  fields?: Readonly<Record<string, string>> | undefined;
  text: FormErrorValue;
}): Record<string, unknown> => toSubmissionErrors(fields) ?? { [FORM_ERROR]: text };

function toFieldErrors(messages: Iterable<readonly [string, string]>): Record<string, unknown> {
  let errors: Record<string, unknown> = {};
  for (const [field, message] of messages) {
    errors = setIn(errors, field, message) as Record<string, unknown>;
  }
  return errors;
}
