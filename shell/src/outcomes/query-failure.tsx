import { describeFailure } from '@syndication/contract/http/api-error';
import { ErrorPanel, type ErrorPanelProps } from '@syndication/shared-ui/core';

export interface QueryFailureProps extends Pick<ErrorPanelProps, 'level'> {
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
}

/** Why a query failed, with Retry; renders nothing without a failure. */
export function QueryFailure({
  query: { error, isFetching, refetch },
  ...panel
}: QueryFailureProps) {
  if (!error) return null;
  const { text, ...failure } = describeFailure(error);
  return (
    <ErrorPanel {...panel} {...failure} onRetry={() => void refetch()} isRetrying={isFetching}>
      {text}
    </ErrorPanel>
  );
}
