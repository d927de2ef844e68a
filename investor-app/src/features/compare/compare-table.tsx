import { useHost } from '@syndication/contract/host';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import type { VoteChoice } from '@syndication/contract/votes/votes.rules';
import { focusIfLost, VisuallyHidden } from '@syndication/shared-ui/core';
import { chakra, useSlotRecipe } from '@syndication/shared-ui/styling';
import { useEffect, useRef, type ReactNode } from 'react';

import { DEAL_FACTS, type DealFact } from '../../components/deal-facts/deal-facts';
import { isOpenForVotes } from '../../components/voting/is-open-for-votes';
import { ownChoice } from '../../components/voting/own-answer';
import { VoteKeys } from '../../components/voting/vote-keys';
import { compareTableRecipe } from './compare-table.recipe';

export interface CompareTableProps {
  deals: readonly Venture[];
  onVote: (deal: Venture, choice: VoteChoice) => void;
  /** The link to the deal's own page; the app brings its router. */
  renderDealLink: (deal: Venture) => ReactNode;
  /** What takes a deal out of the comparison. */
  renderRemove: (deal: Venture) => ReactNode;
}

const FACTS: readonly DealFact[] = [
  ...DEAL_FACTS,
  { name: 'Your note', textOf: ({ note }) => note?.text ?? '' },
];

const isDifferent = (deals: readonly Venture[], { textOf }: DealFact) =>
  new Set(deals.map(textOf)).size > 1;

function whyNoVotes({ currentVentureRound: round }: Venture): string {
  if (!round) return 'No round yet';
  return round.isRoundClosed ? 'Round Closed' : 'Not on the list';
}

/** Says which deal was taken out. @returns the ref of what gets the focus that was lost with its link */
function useRemoval(deals: readonly Venture[]) {
  const { announce } = useHost();
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef(deals);
  useEffect(() => {
    const removed = before.current.find(({ id }) => deals.every((deal) => deal.id !== id));
    before.current = deals;
    if (!removed) return;
    announce(`Removed: ${removed.companyName}`);
    focusIfLost(frame.current);
  }, [announce, deals]);
  return frame;
}

/** Deals beside each other, fact by fact; where they differ is marked. */
export function CompareTable({ deals, onVote, renderDealLink, renderRemove }: CompareTableProps) {
  const styles = useSlotRecipe({ recipe: compareTableRecipe })();
  const frame = useRemoval(deals);
  const facts = FACTS.filter(({ textOf }) => deals.some((deal) => textOf(deal) !== ''));
  return (
    <chakra.div ref={frame} css={styles.frame} role="region" aria-label="Comparison" tabIndex={0}>
      <chakra.table
        aria-label="Facts of the deals"
        css={styles.table}
        style={{ '--columns': deals.length } as object}
      >
        <thead>
          <tr>
            <td className="fact" />
            {deals.map((deal) => (
              <th key={deal.id} scope="col" abbr={deal.companyName}>
                <h2>{renderDealLink(deal)}</h2>
                {renderRemove(deal)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map((fact) => {
            const differs = isDifferent(deals, fact);
            return (
              <tr key={fact.name} className={differs ? 'is-different' : undefined}>
                <th scope="row" className="fact">
                  {fact.name}
                  {differs && <VisuallyHidden> (different)</VisuallyHidden>}
                </th>
                {deals.map((deal) => (
                  <td key={deal.id}>
                    {fact.textOf(deal) === '' ? (
                      <span className="unstated">–</span>
                    ) : (
                      (fact.render?.(deal) ?? fact.textOf(deal))
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="fact">
              Your vote
            </th>
            {deals.map((deal) => (
              <td key={deal.id}>
                {isOpenForVotes(deal) ? (
                  <VoteKeys
                    deal={deal}
                    value={ownChoice(deal)}
                    onVote={(choice) => onVote(deal, choice)}
                  />
                ) : (
                  (ownChoice(deal) ?? whyNoVotes(deal))
                )}
              </td>
            ))}
          </tr>
        </tfoot>
      </chakra.table>
    </chakra.div>
  );
}
