import { useMutation, type UseMutationOptions } from '@syndication/contract/host/query';
import {
  useHost,
  useLeaveSignal,
  type EntrepreneurSession,
  type InvestorSession,
} from '@syndication/contract/host';

type NewSession = InvestorSession | EntrepreneurSession;

/** The user cancelled the sign-in. */
export class SignInCancelledError extends Error {
  override readonly name = 'SignInCancelledError';
}

/** A way of signing in: what it needs (credentials, a popup) beside the signal. */
type SignInOptions<S extends NewSession, Input> = UseMutationOptions<
  S,
  Error,
  Input & { signal: AbortSignal }
>;

/**
 * Hands a new session to the host; a failure ends the session (section 4), a cancellation changes nothing.
 * @returns signs in; resolves to what there is to say when nobody is signed in
 */
export function useSignIn<S extends NewSession, Input extends object, Notice>(
  options: SignInOptions<S, Input>,
  describeFailure: (error: unknown) => Notice,
) {
  const host = useHost();
  const leaveSignal = useLeaveSignal();
  const { mutateAsync, isPending } = useMutation(options);

  const signIn = async (input: Input): Promise<Notice | undefined> => {
    const signal = leaveSignal();
    try {
      const session = await mutateAsync({ ...input, signal });
      if (!signal.aborted) host.beginSession(session);
      return undefined;
    } catch (error) {
      if (signal.aborted) return undefined;
      if (!(error instanceof SignInCancelledError)) host.endSession();
      return describeFailure(error);
    }
  };
  return { signIn, isPending };
}
