import { ACCOUNT_MESSAGES } from '@syndication/contract/accounts/accounts.rules';
import { ApiError } from '@syndication/contract/http/api-error';
import { readFormFailure } from '@syndication/contract/http/no-answer';
import { FORM_ERROR, toFormErrors } from '@syndication/shared-ui/forms';

import { NotNominatedError } from './api/create-account';

/** What a failed sign-up says of the form: of its fields where the answer names them, else of the whole. */
export function toSignUpErrors(error: unknown) {
  if (error instanceof NotNominatedError) return { [FORM_ERROR]: error.message };
  if (error instanceof ApiError && error.status === 409) {
    const { emailTakenTitle: title, emailTaken: text } = ACCOUNT_MESSAGES;
    return { [FORM_ERROR]: { title, text } };
  }
  return toFormErrors(readFormFailure(error));
}
