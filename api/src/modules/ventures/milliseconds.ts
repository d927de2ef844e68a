import { sql, type SQL } from 'drizzle-orm';

/** Moments as milliseconds: both drivers and JSON read a plain number alike. */
export const ms = (column: SQL) => sql`(extract(epoch from ${column}) * 1000)::float8`;
