import { ApiError, describeError } from '@syndication/contract/http/api-error';
import { describeNoAnswer } from '@syndication/contract/http/no-answer';
import { toFormErrors } from '@syndication/shared-ui/forms';

/** What a failed call says of the form: of its fields where it names them, else of the whole. */
export function toProfileErrors(error: unknown): Record<string, unknown> {
  const fields = error instanceof ApiError ? error.body?.fields : undefined;
  const title = describeError(error);
  const kept = { title, text: 'What you typed is still here, and not saved yet.' };
  return toFormErrors({ fields, text: describeNoAnswer(error) ?? kept });
}
