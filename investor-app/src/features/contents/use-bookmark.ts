import { useHost, useInvestor } from '@syndication/contract/host';
import { useMutation, useQueryClient } from '@syndication/contract/host/query';

import { bookmarkMutation } from './api/post-bookmark';

/** Bookmarks as the signed-in investor. */
export function useBookmark() {
  const { api } = useHost();
  return useMutation(bookmarkMutation(api, useInvestor(), useQueryClient()));
}
