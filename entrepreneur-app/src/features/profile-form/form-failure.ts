import { ApiError, describeError } from '@syndication/contract/http/api-error';
import { describeNoAnswer } from '@syndication/contract/http/no-answer';
import { toFormErrors } from '@syndication/shared-ui/forms';

/** A founder whose nomination was withdrawn is told so: the general 403 text of section 8 gives no reason. */
const toTitle = (error: unknown): string =>
  (error instanceof ApiError && error.code === 'FORBIDDEN' && error.body?.message) ||
  describeError(error);

/** What a failed call says of the form: of its fields where it names them, else of the whole. */
export function toProfileErrors(error: unknown): Record<string, unknown> {
  const fields = error instanceof ApiError ? error.body?.fields : undefined;
  const kept = { title: toTitle(error), text: 'What you typed is still here, but not saved yet.' };
  return toFormErrors({ fields, text: describeNoAnswer(error) ?? kept });
}
