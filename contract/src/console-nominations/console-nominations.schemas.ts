import * as z from 'zod/mini';

import { emailSchema } from '../accounts/accounts.schemas';
import { nominationProgressSchema } from '../nominations/nominations.schemas';

const personSchema = z.object({ name: z.string(), email: z.string() });

/** A nomination as the console shows it. */
export const consoleNominationSchema = z.extend(nominationProgressSchema, {
  /** Null for an import, and once that account is gone. */
  nominatedBy: z.nullable(personSchema),
  /** Whom the company's deals name, perhaps because of another nomination. */
  lead: z.nullable(personSchema),
  /** Whether the deal lead is named by this nomination: the earliest one does. */
  namesLead: z.boolean(),
  version: z.int(),
});
export type ConsoleNomination = z.output<typeof consoleNominationSchema>;

/** The form for an address: the right one of a founder, or that of a deal lead. */
export const addressFormSchema = z.object({ email: emailSchema });
