import { isUnitedStates } from '@syndication/contract/ventures/ventures.rules';
import {
  createVentureSchema,
  roundInputSchema,
} from '@syndication/contract/ventures/ventures.schemas';
import * as z from 'zod/mini';

const venture = createVentureSchema.shape;
const round = roundInputSchema.shape;

/** Facts of a venture that a file may supply, each with the contract's rule for it. */
export const VENTURE_FACTS = {
  companyName: venture.companyName,
  companyWebsite: venture.companyWebsite,
  description: venture.description,
  country: venture.country,
  state: venture.state,
  ceoName: venture.ceoName,
  mobileNumber: venture.mobileNumber,
  slideDeckLink: venture.slideDeckLink,
  executiveSummaryLink: venture.executiveSummaryLink,
  pitchVideoLink: venture.pitchVideoLink,
  dealRoomLink: venture.dealRoomLink,
  gustProfileLink: venture.gustProfileLink,
  dealumProfileLink: venture.dealumProfileLink,
  dealLeadGroup: venture.dealLeadGroup,
  dealLeadName: venture.dealLeadName,
  dealLeadEmail: venture.dealLeadEmail,
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

/** Why the contract's rule for the field refuses the value; null when it accepts it. */
export function findFault(field: ImportField, value: string | number): string | null {
  const result = z.safeParse(FACT_SCHEMAS[field]!, value);
  return result.success ? null : (result.error.issues[0]?.message ?? 'not accepted');
}

/** One offering as it goes to the database: only the facts that the file has. */
export interface ImportRow {
  /** Row of the file, the header being row 1. */
  rowNumber: number;
  externalId: string;
  facts: { companyName: string } & Partial<Record<VentureFact, string>>;
  round: { amount?: number; valuation?: number; committed?: string; securityType?: string };
}

const LISTING_NEEDS: readonly ImportField[] = [
  'companyWebsite',
  'description',
  'country',
  'ceoName',
  'mobileNumber',
  'slideDeckLink',
  'dealLeadGroup',
  'dealLeadName',
  'dealLeadEmail',
  'round.amount',
  'round.valuation',
  'round.committed',
  'round.securityType',
];

/** The facts that a complete listing has and this row has not (section 5, required fields). */
export function findMissingFacts({ facts, round: terms }: ImportRow): ImportField[] {
  const needs = isUnitedStates(facts.country)
    ? [...LISTING_NEEDS, 'state' as const]
    : LISTING_NEEDS;
  return needs.filter((field) =>
    field.startsWith('round.')
      ? terms[field.slice('round.'.length) as RoundFact] === undefined
      : facts[field as VentureFact] === undefined,
  );
}
