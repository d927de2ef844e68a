import * as z from 'zod/mini';

/** An id of ours, in either case of its letters; the API compares ids as texts, so it reads them in lower case. */
export const idSchema = z.uuid().check(z.toLowerCase());
