import {
  VENTURE_FACTS,
  type FactName,
  type ProfileSection,
  type VentureFact,
} from './venture-facts.rules';
import { toSafeHref } from './ventures.rules';

/** The names of the facts with this property in the table. */
type NameOf<Said extends Partial<VentureFact>> = {
  [K in FactName]: (typeof VENTURE_FACTS)[K] extends Said ? K : never;
}[FactName];

export const FACT_NAMES = Object.keys(VENTURE_FACTS) as FactName[];

export const factOf = (name: FactName): VentureFact => VENTURE_FACTS[name];

/** The names of the facts with this property in the table, in its order. */
export const namesOf = <const Said extends Partial<VentureFact>>(said: Said) =>
  FACT_NAMES.filter(
    (name) =>
      (Object.keys(said) as (keyof VentureFact)[]).every((key) => factOf(name)[key] === said[key]),
    // `NameOf` is the type of what the filter keeps.
  ) as NameOf<Said>[];

export const ENTREPRENEUR_FACTS = namesOf({ writer: 'entrepreneur' });
export type EntrepreneurFact = (typeof ENTREPRENEUR_FACTS)[number];
export const LINKS = namesOf({ kind: 'link' });
export type LinkName = (typeof LINKS)[number];

/** All links in the order in which investors read them: first the pitch, then as in the form. */
export const LINKS_FOR_INVESTORS = [
  ...new Set<LinkName>(['companyWebsite', 'slideDeckLink', 'pitchVideoLink', ...LINKS]),
];

export const LINKS_IN_ROW = LINKS_FOR_INVESTORS.filter((name) => factOf(name).isInRow);
export const PRINTED_LINKS = LINKS_FOR_INVESTORS.filter((name) => factOf(name).isPrinted);

export const factsIn = (section: ProfileSection) =>
  FACT_NAMES.filter((name) => factOf(name).section === section);

/** The short label of a fact in a deal's row and at the head of its CSV column. */
export const shortName = (name: FactName): string => factOf(name).short ?? factOf(name).name;

export interface NamedLink {
  name: string;
  href: string;
}

/** The links that are there and lead to the web, in the order of the names. */
export function readLinks(
  facts: Readonly<Record<LinkName, string | null>>,
  names: readonly LinkName[],
  wordOf: (name: LinkName) => string = (name) => VENTURE_FACTS[name].name,
): NamedLink[] {
  return names.flatMap((name) => {
    const href = toSafeHref(facts[name]);
    return href ? [{ name: wordOf(name), href }] : [];
  });
}
