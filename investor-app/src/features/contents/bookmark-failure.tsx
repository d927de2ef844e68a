import { describeError } from '@syndication/contract/http/api-error';
import { Alert, Box } from '@syndication/shared-ui/core';

export interface BookmarkFailureProps {
  error: unknown;
  /** Title of the item whose bookmark was taken back. */
  title: string;
  onDismiss: () => void;
}

/** Says that a bookmark could not be kept, over the lower edge of the window: nothing moves for it. */
export function BookmarkFailure({ error, title, onDismiss }: BookmarkFailureProps) {
  return (
    <Box position="sticky" bottom="4">
      <Alert status="error" title={`“${title}” could not be bookmarked`} onDismiss={onDismiss}>
        {describeError(error)}
      </Alert>
    </Box>
  );
}
