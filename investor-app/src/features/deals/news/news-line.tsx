import { SearchLink } from '@syndication/contract/host/router';
import { Button } from '@syndication/shared-ui/core';
import { chakra } from '@syndication/shared-ui/styling';

import { useState } from 'react';

import { newsLineRecipe } from './news-line.recipe';
import { sinceWords } from './since-words';

const Frame = chakra('div', newsLineRecipe);

export interface NewsCount {
  /** As the filter calls it: `New`. */
  value: string;
  count: number;
  isChosen: boolean;
  /** What shows these alone, or no longer, from the search of the address. */
  searchOf: (search: string) => string;
}

export interface NewsLineProps {
  /** The last visit, as an ISO date-time. */
  since: string;
  /** What is news since then, each with its filter; null while not all deals are there. */
  news: readonly NewsCount[] | null;
  onDismiss: () => void;
}

/** `Since Tuesday: 3 new, 5 changed, 1 closing soon`; each is a filter. The line stays when nothing is new. */
export function NewsLine({ since, news, onDismiss }: NewsLineProps) {
  const [now] = useState(() => new Date());
  const day = sinceWords(new Date(since), now);
  if (news?.length === 0) return <Frame>Nothing new since {day}.</Frame>;
  return (
    <Frame role="group" aria-label="News since your last visit">
      <span>Since {day}:</span>
      {news && (
        <>
          <ul>
            {news.map(({ value, count, isChosen, searchOf }) => (
              <li key={value}>
                <SearchLink to={searchOf} aria-current={isChosen ? 'true' : undefined}>
                  {count} {value.toLowerCase()}
                </SearchLink>
              </li>
            ))}
          </ul>
          <Button variant="ghost" size="sm" minH="8" px="2" onClick={onDismiss}>
            Seen
          </Button>
        </>
      )}
    </Frame>
  );
}
