import { chakra, useSlotRecipe } from '@syndication/shared-ui/styling';
import { VisuallyHidden } from '@syndication/shared-ui/core';
import { CONTENT_DESCRIPTION_LENGTH } from '@syndication/contract/contents/contents.rules';
import type { ContentSummary } from '@syndication/contract/contents/contents.schemas';
import { truncate } from '@syndication/contract/ventures/ventures.rules';
import type { ReactNode } from 'react';

import { BookmarkButton, type BookmarkToggle } from './bookmark-button';
import { ContentDate } from './content-date';
import { contentListRecipe, contentTeaserRecipe } from './content-teaser.recipe';

/** A list of teasers with a line between them; each child is an `li`. */
export const ContentList = chakra('ul', contentListRecipe, { defaultProps: { role: 'list' } });

export interface ContentTeaserProps {
  content: Pick<ContentSummary, 'title' | 'description' | 'createdAt' | 'isRead'>;
  /** Wraps the title in a link to the item, as the app's router wants it. */
  renderLink: (title: string) => ReactNode;
  /** Gives the teaser its bookmark. */
  bookmark?: BookmarkToggle;
  /** `compact` in the header's dropdown and in the sidebar. */
  density?: 'comfortable' | 'compact';
  /** 3 below a section's heading. */
  level?: 2 | 3;
}

/** One item in a list of updates: title, date, the first 150 characters, and whether it was read. */
export function ContentTeaser({
  content: { title, description, createdAt, isRead },
  renderLink,
  bookmark,
  density = 'comfortable',
  level = 2,
}: ContentTeaserProps) {
  const styles = useSlotRecipe({ recipe: contentTeaserRecipe })({ density, isUnread: !isRead });
  return (
    <chakra.article css={styles.root}>
      <chakra.span css={styles.dot} aria-hidden />
      <chakra.div css={styles.words}>
        <chakra.h2 as={`h${level}`} css={styles.title}>
          {!isRead && <VisuallyHidden>Unread: </VisuallyHidden>}
          {renderLink(title)}
        </chakra.h2>
        <chakra.p css={styles.date}>
          <ContentDate createdAt={createdAt} />
        </chakra.p>
        <chakra.p css={styles.description}>
          {truncate(description, CONTENT_DESCRIPTION_LENGTH)}
        </chakra.p>
      </chakra.div>
      {bookmark && <BookmarkButton title={title} {...bookmark} />}
    </chakra.article>
  );
}
