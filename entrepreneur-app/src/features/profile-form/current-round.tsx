import { daysBetween, readVentureListing } from '@syndication/contract/ventures/listing.rules';
import {
  ROUND_CLOSED_BY_STAFF_TEXT,
  ROUND_CONCLUDED_TEXT,
} from '@syndication/contract/ventures/profile-form.rules';
import { ROUND_FACTS } from '@syndication/contract/ventures/round-facts.rules';
import { DAYS } from '@syndication/contract/ventures/ventures.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { Alert, Box, Button, Collapse, HStack } from '@syndication/shared-ui/core';
import { CheckboxField } from '@syndication/shared-ui/form-fields';
import { useForm, useFormSnapshot } from '@syndication/shared-ui/forms';
import { useRef } from 'react';
import { flushSync } from 'react-dom';

import { FormSection } from './fields/form-section';
import type { ProfileValues } from './profile-values';
import { RoundFields } from './round-fields';
import { RoundsHistoryButton } from './rounds-history';
import { useGoToField } from './steps/form-steps';

const VALUES = { values: true };

/** Marks the button in the page: it takes the focus back when the new round is discarded. */
export const ADD_ROUND_ID = 'add-new-round';

/** Whether 'Round is closed' is ticked. */
function useIsClosed(): boolean {
  return useFormSnapshot(
    VALUES,
    ({ values }) => (values as ProfileValues).currentVentureRound?.isRoundClosed === true,
  );
}

/** Whether the fields of a new round are open. */
export function useIsAddingRound(): boolean {
  return useFormSnapshot(VALUES, ({ values }) => (values as ProfileValues).isAddingRound === true);
}

type CurrentRoundValues = ProfileValues['currentVentureRound'];

/**
 * Closing disables the terms, so none of them may stay invalid: they become the saved ones when the round is closed, and
 * what was typed comes back when it is reopened. So also for a round that was saved as closed: its terms are not saved.
 */
function useTermsOfClosedRound() {
  const form = useForm<ProfileValues>();
  const replaced = useRef<{ typed: CurrentRoundValues; saved: CurrentRoundValues } | null>(null);
  return {
    reset: () => {
      const { values, initialValues, errors } = form.getState();
      const saved = initialValues?.currentVentureRound;
      if (!errors?.['currentVentureRound'] && !saved?.isRoundClosed) return;
      replaced.current = { typed: values.currentVentureRound, saved };
      form.change('currentVentureRound', saved);
    },
    restore: () => {
      const before = replaced.current;
      replaced.current = null;
      const saved = form.getState().initialValues?.currentVentureRound;
      // A round that was saved or reloaded meanwhile stays as it is.
      if (before && before.saved === saved) form.change('currentVentureRound', before.typed);
    },
  };
}

/** The round of a profile that is still to be created. */
export function FirstRound() {
  return (
    <FormSection title="Current Round Information">
      <RoundFields name="currentVentureRound" />
    </FormSection>
  );
}

/** Why the current round cannot be reopened; null while it can. */
function explainEnd(venture: Venture): string | null {
  const round = venture.currentVentureRound;
  if (!round || round.isEditable) return null;
  const age = daysBetween(new Date(round.createdAt), readVentureListing(venture).today);
  const isOver = age >= DAYS.roundLife && !round.isClosedEarly;
  return isOver ? ROUND_CONCLUDED_TEXT : ROUND_CLOSED_BY_STAFF_TEXT;
}

/** The current round with its closing, and the way to the next one (section 4, Round). */
export function CurrentRound({ venture }: { venture: Venture }) {
  const form = useForm();
  const frame = useRef<HTMLDivElement>(null);
  const goToField = useGoToField(frame);
  const isAdding = useIsAddingRound();
  const { currentVentureRound: round, ventureRounds: earlier } = venture;
  const reason = explainEnd(venture);
  const isConcluded = reason !== null;
  // A draft from before its end may still hold it as open.
  const isClosed = useIsClosed() || isConcluded;

  const terms = useTermsOfClosedRound();

  const reopen = () =>
    form.batch(() => {
      form.change('isAddingRound', undefined);
      form.change('newVentureRound', undefined);
      terms.restore();
    });

  const add = () => {
    flushSync(() => form.change('isAddingRound', true));
    // The button that was pressed is gone; what it opened takes the focus.
    goToField('newVentureRound.amount');
  };

  return (
    <FormSection title="Current Round Information">
      <RoundsHistoryButton rounds={round ? [...earlier, round] : earlier} />
      {reason && <Alert status="info">{reason}</Alert>}
      <RoundFields name="currentVentureRound" isDisabled={isClosed} />
      <Box ref={frame}>
        {round && (
          <CheckboxField
            name="currentVentureRound.isRoundClosed"
            label={ROUND_FACTS.isRoundClosed.name}
            hint={isConcluded ? undefined : 'Investors can no longer vote on a closed round.'}
            isDisabled={isConcluded}
            onChoose={(isTicked) => {
              if (isTicked) terms.reset();
              else reopen();
            }}
          />
        )}
        <Collapse isOpen={isClosed && !isAdding}>
          <HStack pt="3">
            <Button id={ADD_ROUND_ID} variant="outline" onClick={add}>
              Add New Round
            </Button>
          </HStack>
        </Collapse>
      </Box>
    </FormSection>
  );
}
