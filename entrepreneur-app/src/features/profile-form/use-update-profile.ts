import { sharedQueryKeys, useHost, useLeaveSignal } from '@syndication/contract/host';
import { useMutation, useQueryClient } from '@syndication/contract/host/query';
import { ApiError } from '@syndication/contract/http/api-error';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { useState } from 'react';

import { activateVentureMutation } from './api/post-venture-active';
import { updateVentureMutation, type VentureUpdate } from './api/put-venture';
import { isSaved } from './draft/unsaved-changes';
import { toFormErrors } from './form-failure';
import { toProfileValues, type ProfileValues } from './profile-values';

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

  const finish = async (venture: Venture) => {
    onSaved(venture);
    await activate(venture.id);
    return undefined;
  };

  /** @param values what `body` was made of */
  const save = async (id: string, values: ProfileValues, body: VentureUpdate) => {
    const signal = leaveSignal();
    setOutcome(null);
    try {
      return await finish(await update.mutateAsync({ params: { id }, body, signal }));
    } catch (error) {
      if (signal.aborted) return undefined;
      if (!isStale(error)) return toFormErrors(error);
      return readLatest().then(
        (latest) =>
          isSaved(values, toProfileValues(latest))
            ? finish(latest)
            : setOutcome({ kind: 'stale', latest }),
        () => toFormErrors(error),
      );
    }
  };

  return { save, activate, outcome, dismiss: () => setOutcome(null) };
}
