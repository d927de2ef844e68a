import * as z from 'zod/mini';

import { DRAFT_MAX_LENGTH } from './profile-drafts.rules';

/** What a form holds, valid or not: nothing of it is a fact before it is saved. */
const draftValuesSchema = z
  .record(z.string(), z.json())
  .check(
    z.refine((values) => JSON.stringify(values).length <= DRAFT_MAX_LENGTH, 'This is too long'),
  );
export type DraftValues = z.output<typeof draftValuesSchema>;

/** What has been typed into the profile form, and the version of the venture that it started from. */
export const profileDraftInputSchema = z.object({
  values: draftValuesSchema,
  /** Null for a profile that is still to be created. */
  basedOnVersion: z.nullable(z.int().check(z.positive())),
});
export type ProfileDraftInput = z.output<typeof profileDraftInputSchema>;

/** A draft as the API answers it. */
export const profileDraftSchema = z.extend(profileDraftInputSchema, {
  /** ISO date-time. */
  savedAt: z.string(),
});
export type ProfileDraft = z.output<typeof profileDraftSchema>;
