import { explainFailure, titleFailedWrite } from '@syndication/contract/http/no-answer';
import { ErrorPanel } from '@syndication/shared-ui/core';

export interface WriteFailureProps {
  error: unknown;
  /** What is certain where the API has refused it. */
  title?: string;
  onRetry?: () => void;
}

/** Says why something was not done, or that nobody knows. To try it again is safe. */
export function WriteFailure({ error, title, onRetry }: WriteFailureProps) {
  return (
    <ErrorPanel title={titleFailedWrite(error, title)} {...(onRetry && { onRetry })}>
      {explainFailure(error)}
    </ErrorPanel>
  );
}
