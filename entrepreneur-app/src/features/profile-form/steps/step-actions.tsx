import { Box, Button } from '@syndication/shared-ui/core';
import type { ReactNode } from 'react';

import { LAST_STEP, useFormSteps } from './form-steps';

export interface StepActionsProps {
  /** Leaves the form. */
  cancel: ReactNode;
  /** Sends it. */
  submit: ReactNode;
  /** Whether it can be sent from every step: an edit is about one fact, a new profile about all of them. */
  canAlwaysSubmit: boolean;
}

/** The buttons of the form; on a phone also those from step to step. */
export function StepActions({ cancel, submit, canAlwaysSubmit }: StepActionsProps) {
  const { step, goTo } = useFormSteps();
  const isFirst = step === 0;
  const isLast = step === LAST_STEP;
  const isSubmitHidden = !isLast && !canAlwaysSubmit;
  return (
    <>
      <Box display="contents" hideBelow={isFirst ? undefined : 'md'}>
        {cancel}
      </Box>
      {!isFirst && (
        <Button variant="ghost" hideFrom="md" onClick={() => goTo(step - 1)}>
          Back
        </Button>
      )}
      {!isLast && (
        <Button
          variant={canAlwaysSubmit ? 'outline' : 'solid'}
          hideFrom="md"
          flexGrow="1"
          onClick={() => goTo(step + 1)}
        >
          Next
        </Button>
      )}
      <Box display="contents" hideBelow={isSubmitHidden ? 'md' : undefined}>
        {submit}
      </Box>
    </>
  );
}
