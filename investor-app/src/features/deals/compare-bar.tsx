import { SearchLink } from '@syndication/contract/host/router';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { Button, ButtonLink } from '@syndication/shared-ui/core';
import { chakra } from '@syndication/shared-ui/styling';
import { useEffect } from 'react';

import { compareBarRecipe } from './compare-bar.recipe';

const Frame = chakra('div', compareBarRecipe);

export interface CompareBarProps {
  deals: readonly Venture[];
  /** Ids of the chosen deals, in the order in which they were chosen. */
  compared: readonly string[];
  onClearCompared: () => void;
}

/** Which deals are chosen for the comparison, and the way to it. */
export default function CompareBar({ deals, compared, onClearCompared }: CompareBarProps) {
  // It came over the lowest rows, and Compare may have been pressed in one of them.
  useEffect(() => {
    // In braces: newer browsers return a promise, which React would call when the bar goes.
    document.querySelector(':focus-visible')?.scrollIntoView({ block: 'nearest' });
  }, []);
  const names = compared.map((id) => deals.find((deal) => deal.id === id)?.companyName);
  return (
    <Frame role="region" aria-label="Comparison" data-sticky-bar="">
      <span role="status">
        {names.filter(Boolean).join(', ')}
        {compared.length === 1 && ': choose one or two more'}
      </span>
      {compared.length > 1 && (
        <ButtonLink asChild size="sm">
          <SearchLink
            to={() => `/compare?deals=${compared.join(',')}`}
            state={(dealsSearch) => ({ dealsSearch })}
          >
            Compare {compared.length} deals
          </SearchLink>
        </ButtonLink>
      )}
      <Button variant="ghost" size="sm" onClick={onClearCompared}>
        Clear
      </Button>
    </Frame>
  );
}
