import { explainFailure, titleFailedWrite } from '@syndication/contract/http/no-answer';
import { Alert, ErrorPanel } from '@syndication/shared-ui/core';

/** The outcome of a write; `title` where it says more about the failure than the default. */
export type Outcome = { done: string } | { failure: unknown; title?: string };

export interface WriteOutcomeProps {
  outcome: Outcome | null;
  explain?: (failure: unknown) => string;
}

/** Shows the outcome of a write. */
export function WriteOutcome({ outcome, explain = explainFailure }: WriteOutcomeProps) {
  if (!outcome) return null;
  if ('done' in outcome) return <Alert status="success">{outcome.done}</Alert>;
  const { failure, title = titleFailedWrite(failure) } = outcome;
  return <ErrorPanel title={title}>{explain(failure)}</ErrorPanel>;
}
