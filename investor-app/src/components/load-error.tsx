import { describeFailure } from '@syndication/contract/http/api-error';
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
  const { status, title, text } = describeFailure(error);
  return (
    <ErrorPanel status={status} title={title} onRetry={onRetry} isRetrying={isRetrying}>
      {text}
      {isDataKept && ' What you see below was loaded earlier.'}
    </ErrorPanel>
  );
}
