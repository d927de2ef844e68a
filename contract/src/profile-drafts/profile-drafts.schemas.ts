import * as z from 'zod/mini';

import { countCharacters, describeTooLong } from '../fields/field-messages.rules';
import { versionSchema } from '../fields/fields.schemas';
import { DRAFT_MAX_DEPTH, DRAFT_MAX_LENGTH } from './profile-drafts.rules';

/** Whether a value is nested at most this deep; recurses no deeper itself. */
const isShallow = (value: unknown, maxDepth: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (maxDepth > 0 && Object.values(value).every((part) => isShallow(part, maxDepth - 1)));

/** A value of a form, as JSON; the database would refuse one that is nested too deeply. */
const formValueSchema = z.custom<z.core.util.JSONType>(
  (value) => isShallow(value, DRAFT_MAX_DEPTH),
  { error: 'This is nested too deeply', abort: true },
);

/** More than the longest number without an exponent, as the database writes it. */
const NUMBER_MAX_LENGTH = 330;

/** A draft as JSON, at least as long as the database writes it. */
const toStoredText = (values: unknown): string =>
  JSON.stringify(values, (_name, value: unknown) =>
    typeof value === 'number' && String(value).includes('e')
      ? '0'.repeat(NUMBER_MAX_LENGTH)
      : value,
  );

/** What was changed in a form, valid or not, with null for what was cleared: nothing of it is a fact before it is saved. */
const draftValuesSchema = z.record(z.string(), formValueSchema).check(
  z.refine((values) => countCharacters(toStoredText(values)) <= DRAFT_MAX_LENGTH, {
    error: ({ input }) => describeTooLong(toStoredText(input), DRAFT_MAX_LENGTH),
  }),
);
export type DraftValues = z.output<typeof draftValuesSchema>;

/** What has been typed into the profile form, and the version of the venture that it started from. */
export const profileDraftInputSchema = z.object({
  values: draftValuesSchema,
  /** Null for a profile that is still to be created. */
  basedOnVersion: z.nullable(versionSchema),
});
export type ProfileDraftInput = z.output<typeof profileDraftInputSchema>;

/** A draft as the API answers it. */
export const profileDraftSchema = z.extend(profileDraftInputSchema, {
  /** ISO date-time. */
  savedAt: z.string(),
});
export type ProfileDraft = z.output<typeof profileDraftSchema>;
