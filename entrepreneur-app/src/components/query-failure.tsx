import { describeFailure } from '@syndication/contract/http/api-error';
import { Box, ErrorPanel } from '@syndication/shared-ui/core';
import type { UseQueryResult } from '@syndication/contract/host/query';

/** The generic error box of a failed query with Retry; nothing while there is no failure. */
export function QueryFailure({ query }: { query: UseQueryResult }) {
  if (!query.isError) return null;
  const { status, title, text } = describeFailure(query.error);
  return (
    <Box mb="6">
      <ErrorPanel
        status={status}
        title={title}
        isRetrying={query.isFetching}
        onRetry={() => {
          void query.refetch();
        }}
      >
        {text}
      </ErrorPanel>
    </Box>
  );
}
