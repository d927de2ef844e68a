import type { ErrorBody } from '@syndication/contract/http/api-error';
import { ACCOUNT_MESSAGES } from '@syndication/contract/accounts/accounts.rules';
import { type ErrorCode } from '@syndication/contract/http/errors.rules';
import { describeWait } from '@syndication/contract/http/wait.rules';
import { REFUSAL_MESSAGES } from '@syndication/contract/http/public-server';
import { DEAL_NOT_LISTED_TEXT } from '@syndication/contract/ventures/venture-messages.rules';

/** Status and default text of every code; a forgotten code does not compile. */
const ERRORS: Record<ErrorCode, readonly [status: number, message: string]> = {
  VALIDATION_FAILED: [400, 'Some fields are not valid.'],
  MALFORMED_REQUEST: [400, REFUSAL_MESSAGES.MALFORMED_REQUEST],
  NOT_SIGNED_IN: [401, 'Please sign in.'],
  SIGN_IN_FAILED: [401, 'Wrong email or password.'],
  XSRF_REJECTED: [403, 'This page is out of date. Please reload it and try again.'],
  FORBIDDEN: [403, 'You do not have access to this.'],
  POLICY_NOT_ACCEPTED: [403, 'Accept the current rules and agreement, then try again.'],
  PROOF_REQUIRED: [403, 'Please confirm that it is you, and try again.'],
  PASSKEY_REQUIRED: [403, 'This needs a passkey. Use yours, or add one on your account page.'],
  NO_INVESTOR_ACCESS: [403, 'This account does not currently have investor access.'],
  RESET_LINK_INVALID: [403, ACCOUNT_MESSAGES.resetLinkInvalid],
  MAIL_LINK_INVALID: [403, 'This link no longer works. Open it again to see why.'],
  NOT_FOUND: [404, REFUSAL_MESSAGES.NOT_FOUND],
  CONFLICT: [409, 'This is no longer possible. Please reload to see what has changed.'],
  OTHER_USER: [409, 'Someone else has signed in using this browser. Please reload the page.'],
  EMAIL_TAKEN: [409, ACCOUNT_MESSAGES.emailTaken],
  VENTURE_EXISTS: [409, 'You have already created a profile.'],
  DEAL_NOT_LISTED: [409, DEAL_NOT_LISTED_TEXT],
  ROUND_CLOSED: [409, 'This round is closed.'],
  ROUND_NOT_EDITABLE: [409, 'This round can no longer be changed.'],
  STALE_VERSION: [409, 'Someone changed this in the meantime. Please reload to see the changes.'],
  PAYLOAD_TOO_LARGE: [413, REFUSAL_MESSAGES.PAYLOAD_TOO_LARGE],
  UNSUPPORTED_MEDIA_TYPE: [415, REFUSAL_MESSAGES.UNSUPPORTED_MEDIA_TYPE],
  TOO_MANY_REQUESTS: [429, 'Too many attempts. Please wait a minute and try again.'],
  INTERNAL: [500, REFUSAL_MESSAGES.INTERNAL],
  PROVIDER_NOT_CONFIGURED: [503, 'This way of signing in is not set up.'],
  UNAVAILABLE: [503, 'The service is busy. Please try again in a moment.'],
};

interface AppErrorDetails {
  message?: string;
  /** Path of a field (`currentVentureRound.amount`) to what is wrong with it. */
  fields?: Record<string, string>;
  /** When to retry, for the `Retry-After` header. */
  retryAfterSeconds?: number;
}

/** A failure that the caller may know about. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly code: ErrorCode,
    { message, fields, retryAfterSeconds }: AppErrorDetails = {},
  ) {
    super(message ?? ERRORS[code][1]);
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get status(): number {
    return ERRORS[this.code][0];
  }

  toBody(): ErrorBody {
    const { code, message, fields } = this;
    return { error: { code, message, ...(fields && { fields }) } };
  }
}

/** Tells how long to wait before another attempt. */
export function tooManyRequests(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError('TOO_MANY_REQUESTS', {
    message: `Too many attempts. Please wait ${describeWait(seconds)} and try again.`,
    retryAfterSeconds: seconds,
  });
}
