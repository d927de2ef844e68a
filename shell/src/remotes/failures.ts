import type { RemoteName } from '@syndication/contract/release/registry.rules';
import { REMOTES } from '@syndication/contract/release/remotes.rules';
import type { FailureReason, LoadPhase } from '@syndication/contract/release/release-reports.rules';

/** A remote could not be brought into the page; the message is fit to be shown. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';

  constructor(
    readonly remote: RemoteName,
    readonly version: string | null,
    readonly phase: LoadPhase,
    readonly reason: FailureReason,
    override readonly cause: unknown,
  ) {
    super(
      `The part ${version ? `${remote}@${version}` : remote} of this page could not be loaded. It belongs to ${REMOTES[remote].team}.`,
    );
  }
}

/** Something did not happen in time. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/** True for a chunk that did not come: webpack's own error. */
export const isChunkError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'ChunkLoadError';

/** What went wrong while a release was loaded, as far as an error tells. */
export function reasonOf(error: unknown, phase: LoadPhase): FailureReason {
  if (error instanceof RemoteLoadError) return error.reason;
  if (error instanceof DeadlineError) return 'timeout';
  if (isChunkError(error)) return error.message.includes('(timeout:') ? 'timeout' : 'network';
  if (phase === 'render') return 'render';
  const message = error instanceof Error ? error.message : String(error);
  if (/ScriptNetworkError|RUNTIME-008/.test(message)) return 'network';
  if (/shared|loadShare|RUNTIME-00[56]/i.test(message)) return 'shared';
  return 'import';
}
