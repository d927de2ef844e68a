import {
  deleteProfileDraft,
  getProfileDraft,
  putProfileDraft,
} from '@syndication/contract/profile-drafts/profile-drafts.endpoints';
import type { ProfileDraft } from '@syndication/contract/profile-drafts/profile-drafts.schemas';

import { answer, type HttpHandler } from '@syndication/shared-ui/testing';

/** A server that holds this draft, and takes every other. */
export const answerDraft = (draft: ProfileDraft | null = null): HttpHandler[] => [
  answer(getProfileDraft, draft),
  answer(putProfileDraft, undefined),
  answer(deleteProfileDraft, undefined),
];
