import { sharedQueryKeys, useHost, useLeaveSignal } from '@syndication/contract/host';
import { useMutation, useQueryClient } from '@syndication/contract/host/query';
import { ApiError } from '@syndication/contract/http/api-error';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { useRef, useState } from 'react';

import { activateVentureMutation } from './api/post-venture-active';
import { updateVentureMutation } from './api/put-venture';
import { isSaved } from './draft/unsaved-changes';
import { toProfileErrors } from './form-failure';
import { rebaseOnto, toProfileValues, toVentureUpdate, type ProfileValues } from './profile-values';

export type UpdateOutcome =
  /** Saved; `isActive` tells whether the call that follows an update was answered too. */
  | { kind: 'saved'; isActive: boolean }
  /** Saved elsewhere meanwhile; `latest` is what. */
  | { kind: 'stale'; latest: Venture };

interface UpdateProfileOptions {
  /** The venture as it is now. */
  readLatest: () => Promise<Venture>;
  onSaved: (venture: Venture) => void;
}

const isStale = (error: unknown) => error instanceof ApiError && error.code === 'STALE_VERSION';

/** Saves the form and marks the venture as active (section 4); a failure keeps what was typed. */
export function useUpdateProfile({ readLatest, onSaved }: UpdateProfileOptions) {
  const { api } = useHost();
  const queryClient = useQueryClient();
  const leaveSignal = useLeaveSignal();
  const update = useMutation(updateVentureMutation(api));
  const activation = useMutation(activateVentureMutation(api));
  const [outcome, setOutcome] = useState<UpdateOutcome | null>(null);

  const activate = async (ventureId: string) => {
    const isActive = await activation.mutateAsync(ventureId).then(
      () => true,
      () => false,
    );
    setOutcome({ kind: 'saved', isActive });
    void queryClient.invalidateQueries({ queryKey: sharedQueryKeys.allVentures() });
  };

  /** What failed attempts have sent: one may have been saved, with only its answer lost. */
  const attempts = useRef<ProfileValues[]>([]);

  const finish = async (venture: Venture) => {
    attempts.current = [];
    onSaved(venture);
    await activate(venture.id);
    return undefined;
  };

  const write = async (
    base: Venture,
    values: ProfileValues,
    signal: AbortSignal,
  ): Promise<Record<string, unknown> | undefined> => {
    try {
      const body = toVentureUpdate(values, base);
      return await finish(await update.mutateAsync({ params: { id: base.id }, body, signal }));
    } catch (error) {
      if (signal.aborted) return undefined;
      if (isStale(error)) {
        return readLatest().then(
          (latest) => writeOver(latest, { base, values, signal }),
          () => toProfileErrors(error),
        );
      }
      attempts.current.push(values);
      return toProfileErrors(error);
    }
  };

  /** Continues from what an earlier attempt has saved; changes from elsewhere are left to the user. */
  const writeOver = async (
    latest: Venture,
    { base, values, signal }: { base: Venture; values: ProfileValues; signal: AbortSignal },
  ) => {
    const stored = toProfileValues(latest);
    if (isSaved(values, stored)) return finish(latest);
    const isOwn =
      latest.version > base.version && attempts.current.some((sent) => isSaved(sent, stored));
    const moved = isOwn ? rebaseOnto(latest, values) : null;
    if (moved) return write(latest, moved, signal);
    setOutcome({ kind: 'stale', latest });
    return undefined;
  };

  /** @param base what the form was opened over, or last saved as */
  const save = (base: Venture, values: ProfileValues) => {
    setOutcome(null);
    return write(base, values, leaveSignal());
  };

  return { save, activate, outcome, dismiss: () => setOutcome(null) };
}
