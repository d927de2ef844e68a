import * as z from 'zod/mini';

/** A version of the agreement. */
export const agreementSchema = z.object({
  /** Counts versions from 1 on. */
  number: z.int(),
  /** HTML, sanitised when it was written. */
  body: z.string(),
  /** Null for the first version, which comes with the product. */
  publishedAt: z.nullable(z.string()),
});
export type Agreement = z.output<typeof agreementSchema>;
