import { useEntrepreneur, useHost } from '@syndication/contract/host';
import { useMutation, useQuery, useQueryClient } from '@syndication/contract/host/query';
import type {
  DraftValues,
  ProfileDraft,
  ProfileDraftInput,
} from '@syndication/contract/profile-drafts/profile-drafts.schemas';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';

import { profileDraftOptions } from '../api/get-profile-draft';
import { saveProfileDraftMutation } from '../api/save-profile-draft';
import { DraftSaver, type DraftState } from './draft-saver';
import {
  markLocalDraftSent,
  readLocalDraft,
  writeLocalDraft,
  type LocalDraft,
} from './local-draft';

const isOnlyHere = (local: LocalDraft | null) => local !== null && local.isSent !== true;

/**
 * The latest draft: one that this tab has yet to send, else the server's, from here or from another device. Timestamps
 * cannot decide, because the clocks of devices differ.
 * @param stored undefined if the server does not answer
 */
const findLatest = (local: LocalDraft | null, stored: ProfileDraft | null | undefined) =>
  stored === undefined || isOnlyHere(local) ? local : stored;

/** Stays the same while the form is open: typing renders nothing that holds it. */
export interface ProfileDraftKeeper {
  /** What was typed before and not saved; null when there is nothing. Settled once, when the form opens. */
  found: ProfileDraft | null;
  /** Keeps every change: in this tab at once, on the server after a moment. */
  keep: (values: DraftValues, basedOnVersion: number | null) => void;
  /** Forgets the draft here and on the server: it was saved, or is not wanted. */
  discard: () => void;
  getState: () => DraftState;
  subscribe: (listener: () => void) => () => void;
}

/** Whether the latest change is safe. */
export const useDraftState = ({ subscribe, getState }: ProfileDraftKeeper): DraftState =>
  useSyncExternalStore(subscribe, getState);

/**
 * The user's profile draft; undefined while it is requested. If the server does not answer, the tab's own draft is
 * used, so that the form still opens.
 */
export function useProfileDraft(): ProfileDraftKeeper | undefined {
  const { api } = useHost();
  const { user } = useEntrepreneur();
  const [local] = useState(() => readLocalDraft(user.id));
  const stored = useQuery(profileDraftOptions(api, useQueryClient()));
  const { mutateAsync } = useMutation(saveProfileDraftMutation(api));
  const saver = useMemo(
    () =>
      new DraftSaver<ProfileDraftInput | null>(async (draft) => {
        await mutateAsync(draft);
        if (draft) markLocalDraftSent(user.id, draft.values);
      }),
    [mutateAsync, user.id],
  );

  useEffect(() => {
    const flush = () => saver.flush();
    saver.start();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      saver.stop();
    };
  }, [saver]);

  const [found, setFound] = useState<ProfileDraft | null>();
  if (!stored.isPending && found === undefined) setFound(findLatest(local, stored.data));

  // Sent now, since the tab may be closed before anything else is typed.
  useEffect(() => {
    if (!found || found !== local || !isOnlyHere(local)) return;
    saver.save({ values: found.values, basedOnVersion: found.basedOnVersion }, true);
  }, [found, local, saver]);

  return useMemo(() => {
    if (found === undefined) return undefined;
    const { getState, subscribe } = saver;
    return {
      found,
      getState,
      subscribe,
      keep: (values, basedOnVersion) => {
        const draft = { values, basedOnVersion };
        const savedAt = new Date().toISOString();
        const isInTab = writeLocalDraft(user.id, { ...draft, savedAt });
        saver.save(draft, isInTab);
      },
      discard: () => {
        writeLocalDraft(user.id, null);
        saver.save(null, true);
        saver.flush();
      },
    };
  }, [found, saver, user.id]);
}
