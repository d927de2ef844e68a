import { Box, Button, Collapse, HStack } from '@syndication/shared-ui/core';
import { useForm } from '@syndication/shared-ui/forms';
import { flushSync } from 'react-dom';

import { ADD_ROUND_ID, useIsAddingRound } from './current-round';
import { FormSection } from './fields/form-section';
import { RoundFields } from './round-fields';

function NewRoundFields() {
  const form = useForm();
  const discard = () => {
    flushSync(() =>
      form.batch(() => {
        form.change('isAddingRound', undefined);
        form.change('newVentureRound', undefined);
      }),
    );
    document.getElementById(ADD_ROUND_ID)?.focus();
  };

  return (
    <Box pt="5">
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
