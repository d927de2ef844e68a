import { accountSchema } from '@syndication/contract/account-security/account-security.schemas';
import { anonymousUserSchema } from '@syndication/contract/accounts/accounts.schemas';
import {
  bookmarkSchema,
  contentSchema,
  contentSummarySchema,
} from '@syndication/contract/contents/contents.schemas';
import { ERROR_CODES } from '@syndication/contract/http/errors.rules';
import {
  memberSchema,
  memberSessionSchema,
  syndicationGroupSchema,
} from '@syndication/contract/members/members.schemas';
import { nominationOutcomeSchema } from '@syndication/contract/nominations/nominations.schemas';
import {
  dealPredictionsSchema,
  predictionSchema,
} from '@syndication/contract/predictions/predictions.schemas';
import { profileDraftSchema } from '@syndication/contract/profile-drafts/profile-drafts.schemas';
import { releaseCountsSchema } from '@syndication/contract/release/release-reports.schemas';
import { remindersSchema } from '@syndication/contract/ventures/unsubscribe.schemas';
import { ventureRoundSchema, ventureSchema } from '@syndication/contract/ventures/ventures.schemas';
import { ownerPredictionsSchema, ownVoteSchema } from '@syndication/contract/votes/votes.schemas';
import * as z from 'zod/mini';

export const failureSchema = z.object({
  error: z.object({
    code: z.enum(ERROR_CODES),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
  }),
});

/** Schemas with their own name in `components.schemas`; all answers refer to them. */
export const NAMED_SCHEMAS: Record<string, z.ZodMiniType> = {
  Account: accountSchema,
  AnonymousUser: anonymousUserSchema,
  Bookmark: bookmarkSchema,
  Content: contentSchema,
  ContentSummary: contentSummarySchema,
  DealPredictions: dealPredictionsSchema,
  Failure: failureSchema,
  Member: memberSchema,
  MemberSession: memberSessionSchema,
  NominationOutcome: nominationOutcomeSchema,
  OwnVote: ownVoteSchema,
  OwnerPredictions: ownerPredictionsSchema,
  Prediction: predictionSchema,
  ProfileDraft: profileDraftSchema,
  ReleaseCounts: releaseCountsSchema,
  Reminders: remindersSchema,
  Round: ventureRoundSchema,
  SyndicationGroup: syndicationGroupSchema,
  Venture: ventureSchema,
};
