import { describeFailure } from '@syndication/contract/http/api-error';
import { ErrorPanel, type ErrorPanelProps } from '@syndication/shared-ui/core';

export interface QueryFailureProps extends Pick<ErrorPanelProps, 'level'> {
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
}

/** Why a query brought nothing, with Retry; nothing while there is no failure. */
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
