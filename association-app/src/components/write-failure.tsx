import { ApiError } from '@syndication/contract/http/api-error';
import { explainFailure } from '@syndication/contract/http/no-answer';
import { ErrorPanel } from '@syndication/shared-ui/core';

/** Whether a write may have been done all the same: its answer was lost, or it never left. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 0;

export interface WriteFailureProps {
  error: unknown;
  /** What is certain where the API has refused it. */
  title?: string;
  onRetry?: () => void;
}

/** Says why something was not done, or that nobody knows. To try it again is safe. */
export function WriteFailure({ error, title = 'Nothing has changed', onRetry }: WriteFailureProps) {
  return (
    <ErrorPanel
      title={isUnanswered(error) ? 'We cannot tell whether this was done' : title}
      {...(onRetry && { onRetry })}
    >
      {explainFailure(error)}
    </ErrorPanel>
  );
}
