import {
  changesSince,
  hasNewRoundSince,
  type ChangedFact,
} from '@syndication/contract/ventures/deal-news.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';

import { changeInWords } from '@syndication/contract/ventures/change-in-words.rules';

export interface DealNews {
  /** What the terms of the round were at the last visit, in words. */
  before: ReadonlyMap<ChangedFact, string | null>;
  /** What else has changed since, by name. */
  others: readonly string[];
}

/** These show in the row what they were. */
const SHOWN: readonly ChangedFact[] = ['amount', 'valuation', 'securityType', 'committed'];
const NOTHING: DealNews = { before: new Map(), others: [] };

/** What is different in a row from the member's last visit; nothing of deals that are new themselves. */
export function newsOf(deal: Venture): DealNews {
  if (!deal.news || deal.news.isNew) return NOTHING;
  const changes = changesSince(deal.changes, deal.news.since);
  const isNewRound = hasNewRoundSince(deal, deal.news.since);
  if (changes.length === 0 && !isNewRound) return NOTHING;
  const shown = changes.filter(({ fact }) => SHOWN.includes(fact));
  const others = changes.filter(({ fact }) => !SHOWN.includes(fact));
  return {
    before: new Map(shown.map((change) => [change.fact, changeInWords(change).before])),
    others: [
      ...(isNewRound ? ['New round'] : []),
      ...others.map((change) => changeInWords(change).name),
    ],
  };
}
