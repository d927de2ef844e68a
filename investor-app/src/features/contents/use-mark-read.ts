import { useHost } from '@syndication/contract/host';
import { useMutation, useQueryClient } from '@syndication/contract/host/query';
import type { Content } from '@syndication/contract/contents/contents.schemas';
import { useEffect, useRef } from 'react';

import { contentReadMutation } from './api/put-content-read';

/**
 * Marks an opened item as read, once. If that fails, the dot returns, and the next opening tries again; the reader
 * has nothing to do.
 */
export function useMarkRead(content: Content | undefined): void {
  const { api } = useHost();
  const { mutate } = useMutation(contentReadMutation(api, useQueryClient()));
  const hasTried = useRef(false);
  useEffect(() => {
    if (!content || content.isRead || hasTried.current) return;
    hasTried.current = true;
    mutate(content.contentId);
  }, [content, mutate]);
}
