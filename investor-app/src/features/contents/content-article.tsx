import { chakra, useSlotRecipe } from '@syndication/shared-ui/styling';
import type { ContentSummary } from '@syndication/contract/contents/contents.schemas';
import { useId, type ReactNode } from 'react';

import { Heading } from '@syndication/shared-ui/core';
import { contentArticleRecipe } from './content-article.recipe';
import { BookmarkButton, type BookmarkToggle } from './bookmark-button';
import { ContentDate } from './content-date';

export interface ContentArticleProps {
  content: Pick<ContentSummary, 'title' | 'createdAt'>;
  bookmark: BookmarkToggle;
  /** The body, in `HtmlBody`. */
  children: ReactNode;
  /** Content beside it, below it on a phone. */
  aside?: { title: string; list: ReactNode };
}

/** A content item on its own page: title, date, body, and what else is new. */
export function ContentArticle({ content, bookmark, children, aside }: ContentArticleProps) {
  const styles = useSlotRecipe({ recipe: contentArticleRecipe })();
  const asideId = useId();
  return (
    <chakra.div css={styles.columns}>
      <chakra.article css={styles.article}>
        <chakra.header css={styles.head}>
          <Heading as="h1" size="xl">
            {content.title}
          </Heading>
          <chakra.div css={styles.facts}>
            <ContentDate createdAt={content.createdAt} />
            <BookmarkButton title={content.title} {...bookmark} />
          </chakra.div>
        </chakra.header>
        {children}
      </chakra.article>
      {aside && (
        <chakra.aside css={styles.aside} aria-labelledby={asideId}>
          <Heading id={asideId} size="md">
            {aside.title}
          </Heading>
          {aside.list}
        </chakra.aside>
      )}
    </chakra.div>
  );
}
