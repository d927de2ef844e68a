import * as z from 'zod/mini';

import { oneLine, required, versionSchema } from '../fields/fields.schemas';
import { idSchema } from '../fields/id.schemas';
import { MIN_BALLOTS } from '../votes/snapshots.rules';
import {
  CONSOLE_GROUP_MESSAGES,
  GROUP_KINDS,
  GROUP_TITLE_MAX_LENGTH,
} from './console-groups.rules';

export const groupTitleSchema = z
  .string(required(CONSOLE_GROUP_MESSAGES.title))
  .check(
    oneLine,
    z.minLength(1, CONSOLE_GROUP_MESSAGES.title),
    z.maxLength(GROUP_TITLE_MAX_LENGTH),
  );

const minBallotsSchema = z.literal(MIN_BALLOTS);

/** The form with the settings of a group. */
export const groupSettingsSchema = z.object({
  title: groupTitleSchema,
  /** Of a syndication group; stays as it is when absent. */
  minBallots: z.optional(minBallotsSchema),
});

export const groupDetailsSchema = z.object({
  kind: z.enum(GROUP_KINDS),
  ...groupSettingsSchema.shape,
  /** The version that the change is based on; null for a new group. */
  version: z.nullable(versionSchema),
});

/** A group of either kind, as the console shows it. */
export const consoleGroupSchema = z.object({
  id: idSchema,
  kind: z.enum(GROUP_KINDS),
  title: z.string(),
  isArchived: z.boolean(),
  version: z.int(),
  /** How many votes have to change before founders see a new average; null for an angel group. */
  minBallots: z.nullable(minBallotsSchema),
  /** People who belong to it now. */
  members: z.int(),
  /** Deals on its list; 0 for an angel group. */
  deals: z.int(),
  admins: z.array(z.object({ memberId: idSchema, name: z.string(), email: z.string() })),
  /** Ids of the groups of the other kind that it belongs to, or that belong to it. */
  connectedTo: z.array(idSchema),
});
export type ConsoleGroup = z.output<typeof consoleGroupSchema>;
