import { useEffect, useRef } from 'react';

import { Alert, Box } from '@syndication/shared-ui/core';

import { WriteFailure } from './write-failure';

/** The result of an action. */
export type ActionResult = ({ done: string } | { failure: unknown }) & {
  /** The user has moved to another control meanwhile. */
  hasFocusMoved?: boolean;
};

export interface ActionOutcomeProps {
  result: ActionResult | null;
  /** Title of the report when the API has refused it. */
  refused?: string;
}

/**
 * Reports the result of an action, and takes the focus unless the user has moved on: the button that was pressed may be
 * gone, or far below.
 */
export function ActionOutcome({ result, refused }: ActionOutcomeProps) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result && !result.hasFocusMoved) words.current?.focus();
  }, [result]);
  if (!result) return null;
  return (
    <Box ref={words} tabIndex={-1}>
      {'done' in result ? (
        <Alert status="success">{result.done}</Alert>
      ) : (
        <WriteFailure error={result.failure} {...(refused !== undefined && { title: refused })} />
      )}
    </Box>
  );
}
