import { describeIssue } from '@syndication/contract/fields/field-messages.rules';
import * as z from 'zod/mini';

import { readFact, IMPORT_FIELDS, type ImportField } from './importable.rules';
import { MalformedInput } from './malformed-input';
import { TRANSFORMS, type TransformName } from './transforms';

const columnName = z.string().check(z.minLength(1));

/** The content of a mapping file: which column becomes which fact of a venture, and how. */
export const mappingSchema = z.strictObject({
  /** Name of the source; with the external id it identifies a venture for ever. */
  source: z.string().check(z.minLength(1), z.maxLength(100)),
  /** Column that identifies an offering within the source. */
  externalId: columnName,
  columns: z
    .array(
      z.strictObject({
        column: columnName,
        field: z.enum(IMPORT_FIELDS as [ImportField, ...ImportField[]]),
        transform: z.enum(Object.keys(TRANSFORMS) as [TransformName, ...TransformName[]]),
        /** A second column that the transform reads: the amount offered, for a committed level. */
        of: z.optional(columnName),
        /** Values that the transform looks up before its own rule. */
        values: z.optional(z.record(z.string(), z.string())),
      }),
    )
    .check(z.minLength(1)),
  /** Facts for rows in which no column supplied them. */
  defaults: z.optional(
    z.partialRecord(
      z.enum(IMPORT_FIELDS as [ImportField, ...ImportField[]]),
      z.union([z.string(), z.number()]),
    ),
  ),
  /** Columns that are known and left out on purpose; any other column is mentioned in the report. */
  ignored: z.optional(z.array(columnName)),
});
export type Mapping = z.output<typeof mappingSchema>;
export type ColumnRule = Mapping['columns'][number];

/** @throws MalformedInput when it is not a mapping */
export function checkMapping(json: unknown, name: string): Mapping {
  const result = z.safeParse(mappingSchema, json, { error: describeIssue });
  if (result.success) return checkDefaults(result.data, name);
  throw new MalformedInput(`The mapping ${name} is not valid:\n${z.prettifyError(result.error)}`);
}

/** @throws MalformedInput when the text is not a mapping */
export function parseMapping(text: string, name: string): Mapping {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new MalformedInput(`The mapping ${name} is not valid JSON.`);
  }
  return checkMapping(json, name);
}

function checkDefaults(mapping: Mapping, name: string): Mapping {
  for (const [field, value] of Object.entries(mapping.defaults ?? {})) {
    const fact = readFact(field as ImportField, value);
    if ('reason' in fact)
      throw new MalformedInput(
        `The mapping ${name} has a bad default for ${field}: ${fact.reason}`,
      );
  }
  return mapping;
}

/** Every column that the mapping reads. */
export function columnsOf({ externalId, columns }: Mapping): string[] {
  return [
    ...new Set([
      externalId,
      ...columns.flatMap(({ column, of }) => (of ? [column, of] : [column])),
    ]),
  ];
}
