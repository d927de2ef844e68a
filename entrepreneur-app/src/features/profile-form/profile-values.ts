import { FORM_FACTS, type FormFact } from '@syndication/contract/ventures/form-facts.rules';
import { DEFAULT_COUNTRY, toMailAddress } from '@syndication/contract/ventures/ventures.rules';
import type { Venture, VentureRound } from '@syndication/contract/ventures/ventures.schemas';

import type { NewVenture } from './api/post-venture';
import type { VentureUpdate } from './api/put-venture';

import { guessWebsite } from './guess-website';

/** A round as the fields hold it; an invalid amount stays as it was typed. */
interface RoundValues {
  amount?: number | string;
  valuation?: number | string;
  committed?: string;
  securityType?: string;
  other?: string;
}

/** What the form holds: plain JSON, where what is empty is absent, so that it can be kept as a draft. */
export type ProfileValues = Partial<Record<Exclude<FormFact, 'qualification'>, string>> & {
  qualification?: readonly string[];
  currentVentureRound?: RoundValues & { id?: string; isRoundClosed?: boolean };
  /** Whether the fields of a new round are open. */
  isAddingRound?: boolean;
  newVentureRound?: RoundValues;
};

/** Who nominated the company, and to which groups: settled outside the form. */
export interface Nominator {
  groups: readonly string[];
  investorName: string | null;
  investorEmail: string | null;
  /** Where the nominating investor comes from. */
  investorGroup: string | null;
}

/** Whose profile it will be. */
export interface Founder {
  firstName: string;
  lastName: string;
  email: string;
}

/** The facts that are there, in their order. */
function present<Facts extends object>(
  facts: Facts,
): { [K in keyof Facts]?: NonNullable<Facts[K]> } {
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== null && value !== ''),
  ) as { [K in keyof Facts]?: NonNullable<Facts[K]> };
}

/** An empty form with what the nomination and the account say (section 6). */
export function newProfileValues(
  { investorName, investorEmail, investorGroup }: Nominator,
  { firstName, lastName, email }: Founder,
): ProfileValues {
  return present({
    companyWebsite: guessWebsite(email),
    country: DEFAULT_COUNTRY,
    ceoName: `${firstName} ${lastName}`.trim(),
    dealLeadGroup: investorGroup,
    dealLeadName: investorName,
    dealLeadEmail: investorEmail && toMailAddress(investorEmail),
  });
}

function toRoundValues({
  id,
  amount,
  valuation,
  committed,
  securityType,
  other,
  isRoundClosed,
}: VentureRound) {
  return present({ id, amount, valuation, committed, securityType, other, isRoundClosed });
}

/** The form of a venture as it is stored. */
export function toProfileValues(venture: Venture): ProfileValues {
  const facts = Object.fromEntries(FORM_FACTS.map((name) => [name, venture[name]]));
  const { dealLeadEmail, currentVentureRound } = venture;
  return present({
    ...facts,
    dealLeadEmail: dealLeadEmail && toMailAddress(dealLeadEmail),
    currentVentureRound: currentVentureRound && toRoundValues(currentVentureRound),
  });
}

/** Without the deal lead, whom the user cannot change, so that it never makes the form invalid. */
function toFacts({
  currentVentureRound: _current,
  newVentureRound: _new,
  isAddingRound: _isAdding,
  dealLeadName: _leadName,
  dealLeadEmail: _leadEmail,
  qualification = [],
  ...facts
}: ProfileValues) {
  return { ...facts, qualification };
}

/** What the create call sends; the schema of the contract judges it before. */
export function toNewVenture(
  values: ProfileValues,
  person: { firstName: string; lastName: string },
): NewVenture {
  return {
    ...toFacts(values),
    firstName: person.firstName,
    lastName: person.lastName,
    isRound: false,
    currentVentureRound: values.currentVentureRound ?? {},
  } as NewVenture;
}

/**
 * What the update call sends: a new round only while its fields are open, and nothing of a concluded one.
 *
 * @param stored what the form was loaded from; when the venture has another version by then, the update
 *   is refused
 */
export function toVentureUpdate(
  values: ProfileValues,
  { version, currentVentureRound: stored }: Pick<Venture, 'version' | 'currentVentureRound'>,
): VentureUpdate {
  const isConcluded = stored?.isEditable === false;
  return {
    ...toFacts(values),
    version,
    currentVentureRound: isConcluded
      ? { id: stored.id, isRoundClosed: true }
      : (values.currentVentureRound ?? {}),
    newVentureRound: values.isAddingRound ? (values.newVentureRound ?? {}) : null,
  } as VentureUpdate;
}

/**
 * Bases the values on the venture that an earlier attempt has saved: the new round may be its current one by now.
 * Null if the form is about the round before it.
 */
export function rebaseOnto(
  { currentVentureRound: round }: Pick<Venture, 'currentVentureRound'>,
  values: ProfileValues,
): ProfileValues | null {
  const { isAddingRound, newVentureRound, ...rest } = values;
  if (round?.id === values.currentVentureRound?.id) return values;
  return round && isAddingRound
    ? { ...rest, currentVentureRound: { ...newVentureRound, id: round.id } }
    : null;
}
