import { sql, type SQL } from 'drizzle-orm';
import { timestamp, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';

/** A random primary key. */
export const id = () => uuid('id').primaryKey().defaultRandom();

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const createdAt = () => moment('created_at').notNull().defaultNow();

const quote = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** `'a', 'b'`, for check constraints: values come from the contract's arrays, never from input. */
export const literals = (values: readonly string[]): SQL => sql.raw(values.map(quote).join(', '));

export const isOneOf = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} in (${literals(values)})`;

export const isAtMost = (column: AnyPgColumn, maxLength: number): SQL =>
  sql`char_length(${column}) <= ${sql.raw(String(maxLength))}`;

/** Addresses are stored in lower case, so that plain uniqueness and equality ignore case. */
export const isLowerCase = (column: AnyPgColumn): SQL => sql`${column} = lower(${column})`;
