import { useEffect, useRef } from 'react';

import { Alert, Box } from '@syndication/shared-ui/core';

import { WriteFailure } from './write-failure';

/** What came of an action. */
export type Told = ({ done: string } | { failure: unknown }) & {
  /** Who asked for it has gone on to another control meanwhile. */
  isElsewhere?: boolean;
};

export interface ActionOutcomeProps {
  told: Told | null;
  /** What is certain where the API has refused it. */
  refused?: string;
}

/**
 * Says what came of an action, and gets the focus, unless the user has gone on: the button that was pressed may be
 * gone, or far below.
 */
export function ActionOutcome({ told, refused }: ActionOutcomeProps) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (told && !told.isElsewhere) words.current?.focus();
  }, [told]);
  if (!told) return null;
  return (
    <Box ref={words} tabIndex={-1}>
      {'done' in told ? (
        <Alert status="success">{told.done}</Alert>
      ) : (
        <WriteFailure error={told.failure} {...(refused !== undefined && { title: refused })} />
      )}
    </Box>
  );
}
