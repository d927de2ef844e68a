import { chakra } from '@syndication/shared-ui/styling';
import type { ContentSummary } from '@syndication/contract/contents/contents.schemas';
import { useId, type ReactNode } from 'react';

import { Heading } from '@syndication/shared-ui/core';
import { contentArticleRecipe as look } from './content-article.recipe';
import { BookmarkButton, type BookmarkToggle } from './bookmark-button';
import { ContentDate } from './content-date';

export interface ContentArticleProps {
  content: Pick<ContentSummary, 'title' | 'createdAt'>;
  bookmark: BookmarkToggle;
  /** The body, in `HtmlBody`. */
  children: ReactNode;
  /** What stands beside it, below it on a phone. */
  aside?: { title: string; list: ReactNode };
}

/** A content item on its own page: title, date, body, and what else is new. */
export function ContentArticle({ content, bookmark, children, aside }: ContentArticleProps) {
  const asideId = useId();
  return (
    <chakra.div css={look.columns}>
      <chakra.article css={look.article}>
        <chakra.header css={look.head}>
          <Heading as="h1" size="xl">
            {content.title}
          </Heading>
          <chakra.div css={look.facts}>
            <ContentDate createdAt={content.createdAt} />
            <BookmarkButton title={content.title} {...bookmark} />
          </chakra.div>
        </chakra.header>
        {children}
      </chakra.article>
      {aside && (
        <chakra.aside css={look.aside} aria-labelledby={asideId}>
          <Heading id={asideId} size="md">
            {aside.title}
          </Heading>
          {aside.list}
        </chakra.aside>
      )}
    </chakra.div>
  );
}
