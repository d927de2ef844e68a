import { ApiError, describeError, GENERIC_ERROR_TITLE } from '@syndication/contract/http/api-error';
import { ErrorPanel } from '@syndication/shared-ui/core';

export interface LoadErrorProps {
  error: unknown;
  onRetry: () => void;
  isRetrying: boolean;
  /** True when what was loaded before is still on the screen. */
  isDataKept: boolean;
}

/** A load that failed, with Retry. */
export function LoadError({ error, onRetry, isRetrying, isDataKept }: LoadErrorProps) {
  const isUnreachable = error instanceof ApiError && error.status === 0;
  return (
    <ErrorPanel title={GENERIC_ERROR_TITLE} onRetry={onRetry} isRetrying={isRetrying}>
      {describeError(error)}
      {isUnreachable && '. The service could not be reached: check your connection and retry.'}
      {isDataKept && ' What you see below was loaded earlier.'}
    </ErrorPanel>
  );
}
