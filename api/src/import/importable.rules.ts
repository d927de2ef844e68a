import { checkFields } from '@syndication/contract/fields/check-fields.rules';
import { oneLine } from '@syndication/contract/fields/fields.schemas';
import {
  IMPORTED_TERMS,
  type ImportedTerm,
} from '@syndication/contract/ventures/round-facts.rules';
import { IMPORTED_FACTS, type ImportedFact } from '@syndication/contract/ventures/form-facts.rules';
import { VENTURE_FACTS } from '@syndication/contract/ventures/venture-facts.rules';
import { VENTURE_MESSAGES } from '@syndication/contract/ventures/venture-messages.rules';
import {
  createVentureSchema,
  roundInputSchema,
} from '@syndication/contract/ventures/ventures.schemas';
import * as z from 'zod/mini';

import { pick } from '../pick';

const { min, max } = VENTURE_FACTS.state.length;
const stateSchema = z
  .string()
  .check(
    oneLine,
    z.minLength(min, VENTURE_MESSAGES.state),
    z.maxLength(max, VENTURE_MESSAGES.state),
  );

/** Facts of a venture that a file may supply, each with the contract's rule for it. */
export const FACT_SCHEMAS = {
  ...pick(createVentureSchema.shape, IMPORTED_FACTS),
  state: stateSchema,
};

/** Terms of a venture's current round that a file may supply. Amounts in whole US dollars. */
export const TERM_SCHEMAS = pick(roundInputSchema.shape, IMPORTED_TERMS);

export type ImportField = ImportedFact | `round.${ImportedTerm}`;
export const IMPORT_FIELDS: readonly ImportField[] = [
  ...IMPORTED_FACTS,
  ...IMPORTED_TERMS.map((term) => `round.${term}` as const),
];

const SCHEMAS: Record<string, z.ZodMiniType> = {
  ...FACT_SCHEMAS,
  ...Object.fromEntries(IMPORTED_TERMS.map((term) => [`round.${term}`, TERM_SCHEMAS[term]])),
};

/** The value as the contract's rule for the field takes it, or why the rule refuses it. */
export function readFact(
  field: ImportField,
  value: string | number,
): { value: string | number } | { reason: string } {
  const result = checkFields(SCHEMAS[field]!, value);
  if (result.isValid) return { value: result.data as string | number };
  return { reason: [...result.messages.values()].join('; ') };
}
