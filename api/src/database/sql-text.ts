import { sql, type SQL } from 'drizzle-orm';

/** A pattern for `lower(column) like` that finds a text anywhere; wildcards in the text are escaped. */
export const containing = (text: string): SQL =>
  // Lowered by the database, as the column is: JavaScript lowers some letters in another way.
  sql`lower(${`%${text.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`})`;

/** A set of ids for `in`: one parameter, however many they are. */
export const idSet = (ids: readonly string[]): SQL =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`;

/** The same of texts. */
export const textSet = (texts: readonly string[]): SQL =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`;

/** True of rows with one of these ids; of all rows for null, which is what staff look after. */
export const isOneOf = (column: SQL, ids: readonly string[] | null): SQL =>
  ids === null ? sql`true` : sql`${column} in ${idSet(ids)}`;

/** A moment as the contract has it: `2031-02-03T12:00:00.000Z`. */
export const isoMoment = (column: SQL): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The name of a person, whose last name may be missing. @param person alias of a row of `users` */
export const fullNameOf = (person: string): SQL =>
  sql.raw(`trim(${person}.first_name || ' ' || ${person}.last_name)`);
