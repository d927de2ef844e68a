import { ACCOUNT_MESSAGES } from '@syndication/contract/accounts/accounts.rules';
import { ApiError } from '@syndication/contract/http/api-error';
import { describeFormFailure } from '@syndication/contract/http/no-answer';
import { FORM_ERROR, toSubmissionErrors } from '@syndication/shared-ui/forms';

import { NotNominatedError } from './api/create-account';

/** What a failed sign-up says of the form: of its fields where the answer names them, else of the whole. */
export function toSignUpErrors(error: unknown) {
  if (error instanceof NotNominatedError) return { [FORM_ERROR]: error.message };
  if (error instanceof ApiError && error.status === 409) {
    const { emailTakenTitle: title, emailTaken: text } = ACCOUNT_MESSAGES;
    return { [FORM_ERROR]: { title, text } };
  }
  const fields = error instanceof ApiError ? error.body?.fields : undefined;
  return toSubmissionErrors(fields) ?? { [FORM_ERROR]: describeFormFailure(error) };
}
