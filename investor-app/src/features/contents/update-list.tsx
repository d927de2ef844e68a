import { Link as RouterLink } from '@syndication/contract/host/router';
import type { ContentSummary } from '@syndication/contract/contents/contents.schemas';
import { ContentList, ContentTeaser, type ContentTeaserProps } from './content-teaser';

import type { Bookmarks } from './use-bookmarks';

export interface UpdateListProps extends Pick<ContentTeaserProps, 'density' | 'level'> {
  contents: readonly ContentSummary[];
  /** Gives every item its bookmark. */
  bookmarkOf?: Bookmarks['toggleOf'];
}

/** Teasers that lead to their pages. */
export function UpdateList({ contents, bookmarkOf, ...look }: UpdateListProps) {
  return (
    <ContentList>
      {contents.map((content) => (
        <li key={content.contentId}>
          <ContentTeaser
            {...look}
            content={content}
            renderLink={(title) => (
              <RouterLink to={`/contents/${content.contentId}`}>{title}</RouterLink>
            )}
            {...(bookmarkOf && { bookmark: bookmarkOf(content) })}
          />
        </li>
      ))}
    </ContentList>
  );
}
