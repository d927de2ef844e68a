import * as z from 'zod/mini';

import { emailSchema } from '../accounts/accounts.schemas';
import { idSchema } from '../fields/id.schemas';
import { JOB_NAMES } from './console-health.rules';

/** The form that sends a test mail. */
export const testMailSchema = z.object({ email: emailSchema });

const unsentMailSchema = z.object({
  id: idSchema,
  recipient: z.string(),
  subject: z.string(),
  createdAt: z.string(),
  attempts: z.int(),
  /** What the mail server said last. */
  lastError: z.nullable(z.string()),
  /** No further attempts are made. */
  isGivenUp: z.boolean(),
});
export type UnsentMail = z.output<typeof unsentMailSchema>;

const jobRunSchema = z.object({
  name: z.enum(JOB_NAMES),
  startedAt: z.string(),
  /** Null while it runs. */
  finishedAt: z.nullable(z.string()),
  nextAt: z.string(),
  /** Consecutive ones, up to now. */
  failures: z.int(),
  lastError: z.nullable(z.string()),
});
export type JobRun = z.output<typeof jobRunSchema>;

const releaseHealthSchema = z.object({
  app: z.string(),
  version: z.string(),
  loads: z.int(),
  failures: z.int(),
  clients: z.int(),
  failingClients: z.int(),
});
export type ReleaseInUse = z.output<typeof releaseHealthSchema>;

export const consoleHealthSchema = z.object({
  mail: z.object({
    /** Whether there is a mail server at all; without one all mail waits. */
    hasServer: z.boolean(),
    /** Unsent mails that are still retried. */
    waiting: z.int(),
    givenUp: z.int(),
    /** Some of it waits for too long, or was given up within a day. */
    isInTrouble: z.boolean(),
    /** The oldest first. */
    unsent: z.array(unsentMailSchema),
  }),
  /** Those that have run. */
  jobs: z.array(jobRunSchema),
  /** As pages reported them within a day. */
  releases: z.array(releaseHealthSchema),
});
export type ConsoleHealth = z.output<typeof consoleHealthSchema>;
