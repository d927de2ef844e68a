import { checkFields } from '@syndication/contract/fields/check-fields.rules';
import { oneLine } from '@syndication/contract/fields/text.schemas';
import { VENTURE_LENGTHS, VENTURE_MESSAGES } from '@syndication/contract/ventures/ventures.rules';
import {
  createVentureSchema,
  roundInputSchema,
} from '@syndication/contract/ventures/ventures.schemas';
import * as z from 'zod/mini';

const venture = createVentureSchema.shape;
const round = roundInputSchema.shape;

const { min, max } = VENTURE_LENGTHS.state;
const stateSchema = z
  .string()
  .check(
    oneLine,
    z.minLength(min, VENTURE_MESSAGES.state),
    z.maxLength(max, VENTURE_MESSAGES.state),
  );

/**
 * Facts of a venture that a file may supply, each with the contract's rule for it. The deal lead is not
 * among them: the earliest nomination names it.
 */
export const VENTURE_FACTS = {
  companyName: venture.companyName,
  companyWebsite: venture.companyWebsite,
  description: venture.description,
  country: venture.country,
  state: stateSchema,
  ceoName: venture.ceoName,
  mobileNumber: venture.mobileNumber,
  slideDeckLink: venture.slideDeckLink,
  executiveSummaryLink: venture.executiveSummaryLink,
  pitchVideoLink: venture.pitchVideoLink,
  dealRoomLink: venture.dealRoomLink,
  gustProfileLink: venture.gustProfileLink,
  dealumProfileLink: venture.dealumProfileLink,
  dealLeadGroup: venture.dealLeadGroup,
} as const;
export type VentureFact = keyof typeof VENTURE_FACTS;

/** Facts of a venture's current round that a file may supply. Amounts in whole US dollars. */
export const ROUND_FACTS = {
  amount: round.amount,
  valuation: round.valuation,
  committed: round.committed,
  securityType: round.securityType,
} as const;
export type RoundFact = keyof typeof ROUND_FACTS;

export type ImportField = VentureFact | `round.${RoundFact}`;
export const IMPORT_FIELDS: readonly ImportField[] = [
  ...(Object.keys(VENTURE_FACTS) as VentureFact[]),
  ...(Object.keys(ROUND_FACTS) as RoundFact[]).map((fact) => `round.${fact}` as const),
];

const FACT_SCHEMAS: Record<string, z.ZodMiniType> = {
  ...VENTURE_FACTS,
  ...Object.fromEntries(Object.entries(ROUND_FACTS).map(([name, rule]) => [`round.${name}`, rule])),
};

/** The value as the contract's rule for the field takes it, or why the rule refuses it. */
export function readFact(
  field: ImportField,
  value: string | number,
): { value: string | number } | { reason: string } {
  const result = checkFields(FACT_SCHEMAS[field]!, value);
  if (result.isValid) return { value: result.data as string | number };
  return { reason: [...result.messages.values()].join('; ') };
}
