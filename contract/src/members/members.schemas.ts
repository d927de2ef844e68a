import * as z from 'zod/mini';

import { idSchema } from '../fields/id.schemas';
import { DEAL_DENSITIES } from '../member-deals/member-deals.rules';

/** A syndication group (section 3). */
export const syndicationGroupSchema = z.object({ id: idSchema, title: z.string() });
export type SyndicationGroup = z.output<typeof syndicationGroupSchema>;

/** A member of the association (section 3). */
export const memberSchema = z.object({
  id: idSchema,
  userId: idSchema,
  memberUuid: idSchema,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  role: z.literal('member'),
  /** 1 once the current version of the policy is accepted. */
  isPolicyRead: z.union([z.literal(0), z.literal(1)]),
  /** Whether any version of it was ever accepted; earlier releases of the API do not say. */
  hasEverAccepted: z.optional(z.boolean()),
  /** The active group. */
  syndicationGroup: z.nullable(syndicationGroupSchema),
  /** Every group that the member may switch to. */
  syndicationGroups: z.array(syndicationGroupSchema),
  /** Title of the angel group that the member belongs to; not a syndication group. */
  group: z.nullable(z.string()),
  tenantId: z.nullable(z.string()),
  isStaff: z.boolean(),
  /** Ids of the groups that this member administers. */
  adminGroupIds: z.array(idSchema),
  /** How tall the rows of the deals list are. */
  dealDensity: z.enum(DEAL_DENSITIES),
  /** The query string of the view that the deals list opens with; null without one. */
  startView: z.nullable(z.string()),
});

/** The same member under the second service's stable id. */
const beeMemberSchema = z.object({ id: idSchema });

/** What every investor sign-in answers (section 4). */
export const memberSessionSchema = z.object({ deMember: memberSchema, beeMember: beeMemberSchema });
export type MemberSession = z.output<typeof memberSessionSchema>;

/** What the investor's session check answers: both or neither. */
export const memberSessionCheckSchema = z.object({
  deMember: z.nullable(memberSchema),
  beeMember: z.nullable(beeMemberSchema),
});
