/** Codes that the API puts into `error.code`; each maps to exactly one HTTP status on the server. */
export const ERROR_CODES = [
  'VALIDATION_FAILED',
  'MALFORMED_REQUEST',
  'NOT_SIGNED_IN',
  'SIGN_IN_FAILED',
  'XSRF_REJECTED',
  'FORBIDDEN',
  'POLICY_NOT_ACCEPTED',
  'PROOF_REQUIRED',
  'PASSKEY_REQUIRED',
  'NO_INVESTOR_ACCESS',
  'RESET_LINK_INVALID',
  'MAIL_LINK_INVALID',
  'NOT_FOUND',
  'CONFLICT',
  'OTHER_USER',
  'EMAIL_TAKEN',
  'VENTURE_EXISTS',
  'DEAL_NOT_LISTED',
  'ROUND_CLOSED',
  'ROUND_NOT_EDITABLE',
  'STALE_VERSION',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'PROVIDER_NOT_CONFIGURED',
  'UNAVAILABLE',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Message and button of the 404 screen, and of a thing that the session may not see (section 2). */
export const NOT_FOUND_TITLE = 'Sorry, the page you visited does not exist.';
export const NOT_FOUND_BUTTON = 'Go To Homepage';

/** Default title and text of the generic error box (section 8). */
export const GENERIC_ERROR_TITLE = 'Oh snap! You got an error!';
export const GENERIC_ERROR_TEXT = 'Something unexpected happened. Please try again.';
export const FORBIDDEN_TEXT = 'Unauthorized – Sorry, you do not have access rights!';
