import * as z from 'zod/mini';

import { oneLine } from '../fields/fields.schemas';
import { idSchema } from '../fields/id.schemas';
import { VOTE_CHOICES } from '../votes/votes.rules';
import {
  NOTE_MAX_LENGTH,
  VIEW_NAME_MAX_LENGTH,
  VIEW_SEARCH_MAX_LENGTH,
} from './member-deals.rules';
import { MEMBER_DEALS_MESSAGES as TEXT } from './member-deals-messages.rules';

/** A note that only its writer reads; `savedAt` is null for one that is not there yet. */
export const noteInputSchema = z.object({
  /** Empty deletes the note. */
  text: z.string().check(z.trim(), z.maxLength(NOTE_MAX_LENGTH)),
  /** Of the note that this one was written over, so that two windows do not overwrite each other. */
  savedAt: z.nullable(z.iso.datetime()),
});

/** A list of deals as a member arranged it, under a name. */
export const dealViewInputSchema = z.object({
  name: z
    .string()
    .check(oneLine, z.trim(), z.minLength(1, TEXT.viewName), z.maxLength(VIEW_NAME_MAX_LENGTH)),
  /** Tab, filters and order, as the query string of the list's URL. */
  search: z.string().check(z.maxLength(VIEW_SEARCH_MAX_LENGTH), z.regex(/^[\w.~%&=+*-]*$/)),
  /** Whether the list opens with it; at most one of a member's views does. */
  isStart: z.boolean(),
});

export const dealViewSchema = z.extend(dealViewInputSchema, { id: idSchema });
export type DealView = z.output<typeof dealViewSchema>;

/** One of a member's own votes, on a round of any age. Moments are ISO date-times. */
export const ownVoteEntrySchema = z.object({
  ventureId: idSchema,
  companyName: z.string(),
  roundId: idSchema,
  roundName: z.string(),
  /** Null when the vote was taken back. */
  choice: z.nullable(z.enum(VOTE_CHOICES)),
  /** When the choice was made, or taken back. */
  changedAt: z.string(),
  /** Whether the vote can still be changed. */
  isOpen: z.boolean(),
  /** Whether the terms of the round, while it is open, are no longer those that the vote was given on. */
  isStale: z.boolean(),
  /** Whether the conflict of interest that it declared still holds, as the answer to later rounds too. */
  hasConflict: z.boolean(),
  /** What was chosen before, the latest first. */
  earlier: z.array(z.object({ choice: z.enum(VOTE_CHOICES), votedAt: z.string() })),
});
export type OwnVoteEntry = z.output<typeof ownVoteEntrySchema>;
