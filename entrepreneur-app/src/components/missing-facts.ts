import { withoutUnseen } from '@syndication/contract/fields/unseen.rules';
import {
  ROUND_FACTS,
  ROUND_TERMS,
  type RoundTerm,
} from '@syndication/contract/ventures/round-facts.rules';
import {
  ENTREPRENEUR_FACTS,
  type EntrepreneurFact,
} from '@syndication/contract/ventures/fact-lists.rules';
import { fieldLabel } from '@syndication/contract/ventures/form-facts.rules';
import { VENTURE_FACTS } from '@syndication/contract/ventures/venture-facts.rules';
import { isUnitedStates } from '@syndication/contract/ventures/ventures.rules';
import type { MissingFact } from './profile-progress';

type Terms = { readonly [K in RoundTerm]?: string | number | null };

/** What is read of a venture, or of a form that will be one. */
type Facts = { readonly [K in Exclude<EntrepreneurFact, 'qualification'>]?: string | null } & {
  readonly qualification?: readonly string[] | null;
  readonly currentVentureRound?: (Terms & { readonly isRoundClosed?: boolean }) | null | undefined;
  /** Whether a form adds a round, whose terms it then asks for. */
  readonly isAddingRound?: boolean;
  readonly newVentureRound?: Terms;
};

/** What investors see for want of a fact. */
const WITHOUT_FACT: Record<EntrepreneurFact, string> = {
  companyName: 'Investors cannot tell whose profile it is.',
  companyWebsite: 'Your company name does not link to a website.',
  country: 'Investors cannot see where you are.',
  state: 'Investors cannot see where you are or find you by state.',
  description: 'Investors cannot see what you do.',
  executiveSummaryLink: 'No executive summary among your documents.',
  slideDeckLink: 'No pitch deck among your documents.',
  pitchVideoLink: 'No pitch video among your documents.',
  dealRoomLink: 'Investors have no deal room to open.',
  gustProfileLink: 'No link to a Gust profile.',
  dealumProfileLink: 'No link to a Dealum profile.',
  qualification: 'No badge beside your name, and filters by qualification leave you out.',
  ceoName: 'Investors do not know whom to ask for.',
  mobileNumber: 'No number to call.',
  dealLeadGroup: 'Investors cannot see which group or fund is behind your deal.',
};

const WITHOUT_TERM: Record<RoundTerm, string> = {
  amount: '“Amount not stated” where investors compare deals.',
  valuation: 'No valuation beside the amount.',
  committed: '“Commitment not stated” instead of the meter.',
  securityType: 'Investors cannot see what they would get for their money.',
  other: 'Investors cannot see what the security is.',
};

function isGiven(value: unknown): boolean {
  // Blanks and invisible characters are no value for the form either.
  if (typeof value === 'string') return withoutUnseen(value).trim() !== '';
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null;
}

/** What of a complete profile is not there yet, and how many facts it has, and has to have. */
export function findMissingFacts(facts: Facts): {
  total: number;
  requiredTotal: number;
  missing: MissingFact[];
} {
  const { currentVentureRound, isAddingRound = false } = facts;
  const [roundName, round] = isAddingRound
    ? (['newVentureRound', facts.newVentureRound] as const)
    : (['currentVentureRound', currentVentureRound] as const);
  const names = ENTREPRENEUR_FACTS.filter(
    (name) => name !== 'state' || isUnitedStates(facts.country),
  );
  // Nothing can be added to the terms of a closed round.
  const isSettled = !isAddingRound && currentVentureRound?.isRoundClosed === true;
  const terms = (isSettled ? [] : ROUND_TERMS).filter(
    (name) => name !== 'other' || round?.securityType === 'Other',
  );
  const all = [
    ...names.map((name) => ({
      name,
      label: fieldLabel(name),
      without: WITHOUT_FACT[name],
      isRequired: VENTURE_FACTS[name].isRequired,
      value: facts[name],
    })),
    ...terms.map((name) => ({
      name: `${roundName}.${name}`,
      label: ROUND_FACTS[name].name,
      without: WITHOUT_TERM[name],
      isRequired: true,
      value: round?.[name],
    })),
  ];
  const missing = all
    .filter(({ value }) => !isGiven(value))
    .map(({ value: _, ...missingFact }) => missingFact);
  const requiredTotal = all.filter(({ isRequired }) => isRequired).length;
  return { total: all.length, requiredTotal, missing };
}
