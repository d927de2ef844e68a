import { ENTREPRENEUR_FACTS, factOf, LINKS, namesOf } from './fact-lists.rules';
import type { ProfileSection } from './venture-facts.rules';

export const NOMINATION_FACTS = namesOf({ writer: 'nomination' });
export type NominationFact = (typeof NOMINATION_FACTS)[number];
export const FORM_FACTS = [...ENTREPRENEUR_FACTS, ...NOMINATION_FACTS];
export type FormFact = (typeof FORM_FACTS)[number];
/** What is stored with the venture; the rest is read from its nomination. */
export const STORED_FACTS = [...ENTREPRENEUR_FACTS, ...namesOf({ writer: 'account' })];
export const IMPORTED_FACTS = namesOf({ isImported: true });
export type ImportedFact = (typeof IMPORTED_FACTS)[number];

export const linksIn = (section: ProfileSection) =>
  LINKS.filter((name) => factOf(name).section === section);

/** What the field of a fact is called in the form. */
export function fieldLabel(name: FormFact): string {
  const fact = factOf(name);
  return fact.label ?? (fact.kind === 'link' ? `${fact.name} link` : fact.name);
}
