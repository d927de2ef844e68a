import * as z from 'zod/mini';

/** Something that waits: how many there are, and the first few by name, the longest waiting first. */
const waitingSchema = z.object({
  count: z.int(),
  first: z.array(z.object({ name: z.string(), detail: z.string() })),
});
export type Waiting = z.output<typeof waitingSchema>;

/** Setup steps that a new association has done; each is derived from the data. */
const setUpSchema = z.object({
  /** The association has set its support address. */
  names: z.boolean(),
  /** A version of the agreement of their own is published; the product's holds until then. */
  agreement: z.boolean(),
  group: z.boolean(),
  admin: z.boolean(),
  /** Somebody who is not staff belongs to a group. */
  members: z.boolean(),
});
export type SetUp = z.output<typeof setUpSchema>;

/** What needs attention: everything for staff, for group admins what concerns their groups. */
export const consoleOverviewSchema = z.object({
  /** Nominated addresses that have no account yet. */
  unanswered: waitingSchema,
  /** Members who were invited and never signed in. */
  neverCame: waitingSchema,
  /** Profiles that leave the list within a week. */
  leaving: waitingSchema,
  /** Deals on the list with an open round and without a deal lead. */
  unled: waitingSchema,
  /** Members who have not accepted the agreement that is in force. */
  notAgreed: waitingSchema,
  /** Mail that is late or was given up; null for group admins. */
  stuckMail: z.nullable(waitingSchema),
  /** Members and founders who want their accounts deleted; null for group admins. */
  deletions: z.nullable(waitingSchema),
  /** Null once all but the agreement is done, and for group admins. */
  setUp: z.nullable(setUpSchema),
});
export type ConsoleOverview = z.output<typeof consoleOverviewSchema>;
