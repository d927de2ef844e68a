import {
  ACCOUNT_MESSAGES,
  SIGN_IN_HELP,
  type Role,
} from '@syndication/contract/accounts/accounts.rules';
import { ApiError, describeError } from '@syndication/contract/http/api-error';
import { GENERIC_ERROR_TITLE } from '@syndication/contract/http/errors.rules';
import { describeNoAnswer } from '@syndication/contract/http/no-answer';
import type { FormErrorValue } from '@syndication/shared-ui/forms';

import { AuthTextLink } from '../../components/auth-link';
import { PATHS } from '../../paths';
import { WrongRoleError } from './token-role';

const OTHER = {
  investor: { role: 'entrepreneur', path: PATHS.entrepreneurSignIn },
  entrepreneur: { role: 'investor', path: PATHS.investorSignIn },
} as const satisfies Record<Role, { role: Role; path: string }>;

/** The ways on from a sign-in that failed. */
function SignInHelp({ role }: { role: Role }) {
  const other = OTHER[role];
  return (
    <>
      {SIGN_IN_HELP.check}{' '}
      <AuthTextLink to={PATHS.forgotPassword}>{SIGN_IN_HELP.newPassword}</AuthTextLink>.{' '}
      {SIGN_IN_HELP.otherRole[role]}{' '}
      <AuthTextLink to={other.path}>{SIGN_IN_HELP.signInOf[other.role]}</AuthTextLink>.
    </>
  );
}

/**
 * What a sign-in with address and password says when it failed. The specified texts are for credentials and
 * roles that are refused (section 8); a sign-in without a decision says that instead.
 */
export function describeSignInFailure(role: Role, error: unknown): FormErrorValue {
  const undecided = describeNoAnswer(error);
  if (undecided) return undecided;
  if (error instanceof ApiError && error.code === 'XSRF_REJECTED' && error.body) {
    return error.body.message;
  }
  if (role === 'investor') {
    return { title: ACCOUNT_MESSAGES.investorSignInFailed, text: <SignInHelp role={role} /> };
  }
  const reason = error instanceof WrongRoleError ? error.message : describeError(error);
  return {
    title: GENERIC_ERROR_TITLE,
    text: (
      <>
        {reason} <SignInHelp role={role} />
      </>
    ),
  };
}
