import { Box, Button, Collapse, HStack } from '@syndication/shared-ui/core';
import { useForm } from '@syndication/shared-ui/forms';
import { useEffect, useRef } from 'react';

import { useIsAddingRound } from './current-round';
import { FormSection } from './fields/form-section';
import { RoundFields } from './round-fields';

function NewRoundFields() {
  const form = useForm();
  const frame = useRef<HTMLDivElement>(null);

  // The button that was pressed is gone; what it opened takes the focus.
  useEffect(() => {
    if (form.getState().active === undefined) frame.current?.querySelector('input')?.focus();
  }, [form]);

  const discard = () =>
    form.batch(() => {
      form.change('isAddingRound', undefined);
      form.change('newVentureRound', undefined);
    });

  return (
    <Box ref={frame} pt="5">
      <FormSection
        title="New Round Information"
        description="Once it exists, the previous round cannot be reopened."
      >
        <RoundFields name="newVentureRound" />
        <HStack>
          <Button variant="ghost" size="sm" onClick={discard}>
            Discard the new round
          </Button>
        </HStack>
      </FormSection>
    </Box>
  );
}

/** The terms of the next round, while one is being added. */
export function NewRound() {
  return (
    <Collapse isOpen={useIsAddingRound()}>
      <NewRoundFields />
    </Collapse>
  );
}
