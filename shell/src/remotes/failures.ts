import type { RemoteName, RemoteRelease } from '@syndication/contract/release/registry.rules';
import { REMOTES } from '@syndication/contract/release/remotes.rules';
import {
  SHARED_MODULE_ERROR,
  type FailureReason,
  type LoadPhase,
} from '@syndication/contract/release/release-reports.rules';

/** A remote could not be loaded; the message can be shown to users. */
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

  /** True when a retry may help. */
  get isTemporary(): boolean {
    return ['network', 'integrity', 'import'].includes(this.reason);
  }
}

/** What webpack throws for a chunk that did not load. */
interface ChunkError extends Error {
  /** Why: `timeout`, `error` for no answer or a refused one, `missing` for a script without the chunk. */
  type?: string;
}

export const isChunkError = (error: unknown): error is ChunkError =>
  error instanceof Error && error.name === 'ChunkLoadError';

/** True when webpack's own deadline for a chunk is over (section 9). */
export const isChunkTimeout = (error: unknown): boolean =>
  isChunkError(error) && error.type === 'timeout';

/** What went wrong with a release, as far as an error tells. */
function reasonOf(error: unknown, phase: LoadPhase): FailureReason {
  if (isChunkTimeout(error)) return 'timeout';
  if (isChunkError(error)) return 'network';
  if (error instanceof Error && error.name === SHARED_MODULE_ERROR) return 'shared';
  return phase === 'render' ? 'render' : 'import';
}

/** What went wrong with a release in one of its phases, for its team and for the reader. */
export const toLoadError = (
  { name, version }: RemoteRelease,
  phase: LoadPhase,
  error: unknown,
  reason = reasonOf(error, phase),
): RemoteLoadError =>
  error instanceof RemoteLoadError
    ? error
    : new RemoteLoadError(name, version, phase, reason, error);
