import { fold } from './deal-list.rules';
import { placeOf } from './venture-text.rules';

export interface SearchableDeal {
  companyName: string;
  description: string | null;
  state: string | null;
  country: string | null;
  ceoName: string | null;
  dealLeadName: string | null;
  dealLeadGroup: string | null;
}

/** What is searched of a deal, folded once: ten thousand deals take longer than a key may. */
const searchedTexts = new WeakMap<SearchableDeal, string>();

function searchedText(deal: SearchableDeal): string {
  const known = searchedTexts.get(deal);
  if (known !== undefined) return known;
  const { companyName, description, ceoName, dealLeadName, dealLeadGroup } = deal;
  const parts = [companyName, description, placeOf(deal), ceoName, dealLeadName, dealLeadGroup];
  const text = fold(parts.filter(Boolean).join('\n'));
  searchedTexts.set(deal, text);
  return text;
}

/**
 * The test whether a deal has every word of a text in its name, description, place, or the names of its CEO,
 * deal lead and lead group, ignoring case and accents.
 */
export function dealMatcher(text: string): (deal: SearchableDeal) => boolean {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return (deal) => words.length === 0 || words.every((word) => searchedText(deal).includes(word));
}
