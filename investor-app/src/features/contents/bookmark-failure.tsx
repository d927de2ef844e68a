import { explainFailure, titleFailedWrite } from '@syndication/contract/http/no-answer';
import { Alert, Box } from '@syndication/shared-ui/core';

import type { Bookmarks } from './use-bookmarks';

/** Says that a choice was rolled back, over the bottom of the window so that nothing moves. */
export function BookmarkFailure({ refusal }: { refusal: NonNullable<Bookmarks['refusal']> }) {
  const { error, content, isBookmarked, dismiss } = refusal;
  const { title } = content;
  return (
    <Box position="sticky" bottom="calc(var(--bottom-bar) + 1rem)">
      <Alert
        status="error"
        title={titleFailedWrite(
          error,
          isBookmarked ? `“${title}” is still bookmarked` : `“${title}” could not be bookmarked`,
          `We cannot tell whether “${title}” is bookmarked`,
        )}
        onDismiss={dismiss}
      >
        {explainFailure(error)}
      </Alert>
    </Box>
  );
}
