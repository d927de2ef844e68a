import { ApiError, describeError } from '@syndication/contract/http/api-error';
import { GENERIC_ERROR_TITLE } from '@syndication/contract/http/errors.rules';
import { NO_AUTH_CODE_MESSAGE } from '@syndication/contract/identity-providers/identity-providers.rules';
import type { FormErrorValue } from '@syndication/shared-ui/forms';

/** The popup came back without a code that belongs to this sign-in. */
export class NoAuthCodeError extends Error {
  override readonly name = 'NoAuthCodeError';
}

/** The browser did not open the popup. */
export class PopupBlockedError extends Error {
  override readonly name = 'PopupBlockedError';
}

/**
 * What to say when Google or the network did not sign someone in (section 8). Without investor access
 * the message stands alone, without a title.
 */
export function describeProviderFailure(error: unknown): FormErrorValue {
  if (error instanceof NoAuthCodeError) return NO_AUTH_CODE_MESSAGE;
  if (error instanceof PopupBlockedError) {
    return 'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.';
  }
  if (error instanceof ApiError && error.code === 'NO_INVESTOR_ACCESS') {
    return error.body?.message ?? describeError(error);
  }
  return { title: GENERIC_ERROR_TITLE, text: describeError(error) };
}
