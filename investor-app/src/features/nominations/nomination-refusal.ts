import { ApiError } from '@syndication/contract/http/api-error';
import { describeFormFailure, type NoAnswer } from '@syndication/contract/http/no-answer';

/** A nomination that was answered, but not accepted; the message is for the member. */
export class NominationRefusal extends Error {
  override readonly name = 'NominationRefusal';
}

/** The form's message about a failed nomination: the server's message about an address comes first. */
export function describeNominationFailure(error: unknown): NoAnswer | string {
  if (error instanceof NominationRefusal) return error.message;
  const fields = error instanceof ApiError ? error.body?.fields : undefined;
  return Object.values(fields ?? {})[0] ?? describeFormFailure(error);
}
