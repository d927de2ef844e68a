import { Link as RouterLink } from '@syndication/contract/host/router';
import type { ContentSummary } from '@syndication/contract/contents/contents.schemas';
import {
  ContentList,
  ContentTeaser,
  type ContentTeaserProps,
} from '@syndication/shared-ui/content';

import { type Updates } from './use-updates';

export interface UpdateListProps extends Pick<ContentTeaserProps, 'density' | 'level'> {
  contents: readonly ContentSummary[];
  isUnread: Updates['isUnread'];
  /** Gives every item its bookmark. */
  onBookmark?: (content: ContentSummary) => void;
}

/** Teasers that lead to their pages. */
export function UpdateList({ contents, isUnread, onBookmark, ...look }: UpdateListProps) {
  return (
    <ContentList>
      {contents.map((content) => (
        <li key={content.contentId}>
          <ContentTeaser
            {...look}
            content={content}
            isUnread={isUnread(content)}
            renderLink={(title) => (
              <RouterLink to={`/contents/${content.contentId}`}>{title}</RouterLink>
            )}
            {...(onBookmark && { onBookmark: () => onBookmark(content) })}
          />
        </li>
      ))}
    </ContentList>
  );
}
