import type { Role } from '@syndication/contract/accounts/accounts.rules';
import {
  useHost,
  useLeaveSignal,
  type EntrepreneurSession,
  type InvestorSession,
} from '@syndication/contract/host';
import { FORM_ERROR, type FormErrorValue } from '@syndication/shared-ui/forms';
import { useMutation, type UseMutationOptions } from '@syndication/contract/host/query';

import type { Credentials } from './credentials';
import { storeRole } from './stored-role';

type NewSession = InvestorSession | EntrepreneurSession;
type SignInOptions<S extends NewSession> = UseMutationOptions<
  S,
  Error,
  Credentials & { signal: AbortSignal }
>;

/** Hands a new session to the host; a failure clears the session and becomes the form's error. */
export function useSignIn<S extends NewSession>(
  role: Role,
  options: SignInOptions<S>,
  describeFailure: (error: unknown) => FormErrorValue,
) {
  const host = useHost();
  const leaveSignal = useLeaveSignal();
  const { mutateAsync } = useMutation(options);

  return async (credentials: Credentials) => {
    const signal = leaveSignal();
    try {
      const session = await mutateAsync({ ...credentials, signal });
      if (signal.aborted) return undefined;
      storeRole(role);
      host.completeSignIn(session);
      return undefined;
    } catch (error) {
      if (signal.aborted) return undefined;
      host.clearSession();
      return { [FORM_ERROR]: describeFailure(error) };
    }
  };
}
