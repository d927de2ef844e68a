import { ApiError, describeError } from '@syndication/contract/http/api-error';
import { GENERIC_ERROR_TITLE } from '@syndication/contract/http/errors.rules';
import { describeNoAnswer } from '@syndication/contract/http/no-answer';
import {
  cancelledSignInMessage,
  NO_AUTH_CODE_MESSAGE,
  type IdentityProvider,
} from '@syndication/contract/identity-providers/identity-providers.rules';

import { SignInCancelledError } from '../../hooks/use-sign-in';

/** The popup, or the page that Google leads back to, came without a code that belongs to this sign-in. */
export class NoAuthCodeError extends Error {
  override readonly name = 'NoAuthCodeError';
}

/** The browser did not open the popup. */
export class PopupBlockedError extends Error {
  override readonly name = 'PopupBlockedError';
}

/** The notice when nobody was signed in. */
export interface ProviderNotice {
  status: 'info' | 'error';
  title?: string;
  text: string;
}

/**
 * What to say when Google or the network did not sign someone in (section 8). Without investor access
 * the message stands alone, without a title; cancelling is no error.
 */
export function describeProviderFailure(
  provider: IdentityProvider,
  error: unknown,
): ProviderNotice {
  const status = 'error';
  if (error instanceof SignInCancelledError) {
    return { status: 'info', text: cancelledSignInMessage(provider) };
  }
  if (error instanceof NoAuthCodeError) return { status, text: NO_AUTH_CODE_MESSAGE };
  if (error instanceof PopupBlockedError) {
    const text =
      'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.';
    return { status, text };
  }
  const message = error instanceof ApiError ? error.body?.message : undefined;
  if (error instanceof ApiError && error.code === 'NO_INVESTOR_ACCESS') {
    return { status, text: message ?? describeError(error) };
  }
  // The API knows who does not answer: the provider, or the service itself.
  if (error instanceof ApiError && error.status === 503 && message)
    return { status, text: message };
  const undecided = describeNoAnswer(error);
  if (undecided) return { status, title: undecided.title, text: undecided.advice };
  return { status, title: GENERIC_ERROR_TITLE, text: describeError(error) };
}
