import { mutationOptions } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';
import {
  deleteProfileDraft,
  putProfileDraft,
} from '@syndication/contract/profile-drafts/profile-drafts.calls';
import type { ProfileDraftInput } from '@syndication/contract/profile-drafts/profile-drafts.schemas';

export const SAVE_KEY = ['profile-draft', 'save'] as const;

/** Keeps a draft on the server, or discards it there when there is none. */
export const saveProfileDraftMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: SAVE_KEY,
    mutationFn: async (draft: ProfileDraftInput | null): Promise<void> => {
      if (draft) await api.call(putProfileDraft, { body: draft, keepalive: true });
      else await api.call(deleteProfileDraft, { keepalive: true });
    },
  });
