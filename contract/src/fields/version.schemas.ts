import * as z from 'zod/mini';

/** The largest number that the database's `integer` holds. */
const INTEGER_MAX = 2_147_483_647;

/** How often something was written; a write names the version that it is based on. */
export const versionSchema = z.int().check(z.minimum(1), z.maximum(INTEGER_MAX));
