import { setImmediate as turn } from 'node:timers/promises';

import { describeIssue } from '@syndication/contract/fields/field-messages.rules';
import * as z from 'zod/mini';

import { describeFailure } from '../describe-failure';
import { FACT_SCHEMAS, TERM_SCHEMAS } from './importable.rules';

const importRowSchema = z.object({
  /** Row of the file, the header being row 1. */
  rowNumber: z.int(),
  externalId: z.string().check(z.minLength(1), z.maxLength(200)),
  /** Only the facts that the file has. */
  facts: z.extend(z.partial(z.object(FACT_SCHEMAS)), { companyName: FACT_SCHEMAS.companyName }),
  round: z.partial(z.object(TERM_SCHEMAS)),
});

/** What the importer asks the process that holds the database to write; checked again there. */
const importRequestSchema = z.object({
  source: z.string().check(z.minLength(1)),
  /** Title of the group that the ventures are nominated to. */
  group: z.string(),
  /** Does everything and takes it back. */
  isDryRun: z.boolean(),
  rows: z.array(importRowSchema),
});
export type ImportRequest = z.output<typeof importRequestSchema>;
export type ImportRow = ImportRequest['rows'][number];

const envelopeSchema = z.extend(importRequestSchema, { rows: z.array(z.unknown()) });
const ROWS_PER_TURN = 500;
const check = <T extends z.ZodMiniType>(schema: T, value: unknown) =>
  z.safeParse(schema, value, { error: describeIssue });

/** Checks a request some rows at a time, for the process has pages and health checks to answer meanwhile. */
export async function checkImportRequest(
  body: unknown,
): Promise<z.core.util.SafeParseResult<ImportRequest>> {
  const envelope = check(envelopeSchema, body);
  if (!envelope.success) return check(importRequestSchema, body);
  const rows: ImportRow[] = [];
  for (let start = 0; start < envelope.data.rows.length; start += ROWS_PER_TURN) {
    const some = envelope.data.rows.slice(start, start + ROWS_PER_TURN);
    const checked = check(z.array(importRowSchema), some);
    // The messages count the rows from the first one.
    if (!checked.success) return check(importRequestSchema, body);
    rows.push(...checked.data);
    await turn();
  }
  return { success: true, data: { ...envelope.data, rows } };
}

/** Something of a row that was not taken, and why. */
export interface Rejection {
  rowNumber: number;
  column: string;
  reason: string;
  /** True when the row itself could not be taken. */
  isRowLost: boolean;
}

export interface ImportResult {
  created: number;
  updated: number;
  unchanged: number;
  /** Rows that the database could not take. */
  rejections: Rejection[];
}

export type OnProgress = (done: number, total: number) => void;

/** The request names something that does not exist. Its message is for the operator. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused';
}

export const describeRolledBack = (error: unknown, dataDir: string): string =>
  `The import failed and was taken back: ${describeFailure(error, dataDir)}`;
