import type { Content } from '@syndication/contract/contents/contents.schemas';
import { useEffect, useRef } from 'react';

import { useBookmark } from './use-bookmark';
import { isSpecialUpdate } from './use-updates';

/**
 * Bookmarks an opened item of the special updates group, once: a refused bookmark is not tried again
 * by itself (section 4, Bookmarks).
 */
export function useMarkRead(content: Content | undefined, isUnread: boolean | undefined) {
  const bookmark = useBookmark();
  const { mutate } = bookmark;
  const hasTried = useRef(false);
  useEffect(() => {
    if (!content || !isUnread || !isSpecialUpdate(content) || hasTried.current) return;
    hasTried.current = true;
    mutate(content);
  }, [content, isUnread, mutate]);
  return bookmark;
}
