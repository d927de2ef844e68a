import * as z from 'zod/mini';

/** A row as the platform holds it, by the names of its facts. */
const factsSchema = z.record(z.string(), z.unknown());

/** All that the platform holds about a person, by what it is about; nothing secret, and nobody else's. */
export const ownDataSchema = z.object({
  exportedAt: z.iso.datetime(),
  parts: z.array(z.object({ about: z.string(), facts: z.array(factsSchema) })),
});
export type OwnData = z.output<typeof ownDataSchema>;

/** Whether the owner has asked for the account to be deleted. */
export const deletionRequestSchema = z.object({ askedAt: z.nullable(z.iso.datetime()) });
