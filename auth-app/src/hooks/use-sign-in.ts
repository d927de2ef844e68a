import { useMutation, type UseMutationOptions } from '@syndication/contract/host/query';
import {
  useHost,
  useLeaveSignal,
  type EntrepreneurSession,
  type InvestorSession,
} from '@syndication/contract/host';
import type { FormErrorValue } from '@syndication/shared-ui/forms';

/** Null when whoever was signing in thought better of it. */
type NewSession = InvestorSession | EntrepreneurSession | null;

/** A way of signing in: what it needs (credentials, a popup) beside the signal. */
type SignInOptions<S extends NewSession, Input> = UseMutationOptions<
  S,
  Error,
  Input & { signal: AbortSignal }
>;

/**
 * Hands a new session to the host; a failure clears the session (section 4).
 * @returns signs in; resolves to what went wrong
 */
export function useSignIn<S extends NewSession, Input extends object>(
  options: SignInOptions<S, Input>,
  describeFailure: (error: unknown) => FormErrorValue,
) {
  const host = useHost();
  const leaveSignal = useLeaveSignal();
  const { mutateAsync, isPending } = useMutation(options);

  const signIn = async (input: Input): Promise<FormErrorValue | undefined> => {
    const signal = leaveSignal();
    try {
      const session = await mutateAsync({ ...input, signal });
      if (session && !signal.aborted) host.completeSignIn(session);
      return undefined;
    } catch (error) {
      if (signal.aborted) return undefined;
      host.clearSession();
      return describeFailure(error);
    }
  };
  return { signIn, isPending };
}
