import { ApiError, describeError } from '@syndication/contract/http/api-error';
import { describeNoAnswer } from '@syndication/contract/http/no-answer';
import { FORM_ERROR, toSubmissionErrors, type FormErrorValue } from '@syndication/shared-ui/forms';

/** What a failed call says of the form: of its fields where it names them, else of the whole. */
export function toFormErrors(error: unknown): Record<string, unknown> {
  const fields = error instanceof ApiError ? error.body?.fields : undefined;
  return (
    toSubmissionErrors(fields) ?? {
      [FORM_ERROR]:
        describeNoAnswer(error) ??
        ({
          title: describeError(error),
          text: 'What you typed is still here, and not saved yet.',
        } satisfies FormErrorValue),
    }
  );
}
