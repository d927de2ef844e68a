import { ROUND_FACTS } from '@syndication/contract/ventures/round-facts.rules';
import {
  COMMITTED_LEVELS,
  committedPercent,
  SECURITY_TYPES,
} from '@syndication/contract/ventures/ventures.rules';
import { Box, Collapse } from '@syndication/shared-ui/core';
import { CurrencyField, TextAreaField } from '@syndication/shared-ui/form-fields';
import { useForm, useFormSnapshot } from '@syndication/shared-ui/forms';

import { FieldRow } from './fields/form-section';
import { RadioCardsField } from './fields/radio-cards-field';
import type { ProfileValues } from './profile-values';

const VALUES = { values: true };

export interface RoundFieldsProps {
  /** Where the form holds the round. */
  name: 'currentVentureRound' | 'newVentureRound';
  isDisabled?: boolean;
}

function ReasonField({ name, isDisabled = false }: RoundFieldsProps) {
  const isOther = useFormSnapshot(
    VALUES,
    ({ values }) => (values as ProfileValues)[name]?.securityType === 'Other',
  );
  return (
    <Collapse isOpen={isOther}>
      <Box pt="3">
        <TextAreaField
          name={`${name}.other`}
          label={ROUND_FACTS.other.name}
          maxLength={ROUND_FACTS.other.length.max}
          rows={2}
          isRequired={!isDisabled}
          isDisabled={isDisabled}
        />
      </Box>
    </Collapse>
  );
}

/** The levels of section 3; a closed round also shows the value that it has beside them. */
function CommittedField({ name, isDisabled = false }: RoundFieldsProps) {
  const committed = useFormSnapshot(
    VALUES,
    ({ values }) => (values as ProfileValues)[name]?.committed,
  );
  const levels: readonly string[] = COMMITTED_LEVELS;
  const isOther = isDisabled && committed !== undefined && !levels.includes(committed);
  return (
    <RadioCardsField
      name={`${name}.committed`}
      label={ROUND_FACTS.committed.name}
      options={isOther ? [...levels, committed] : levels}
      shareOf={committedPercent}
      isRequired={!isDisabled}
      isDisabled={isDisabled}
    />
  );
}

/** The terms of a round. */
export function RoundFields({ name, isDisabled = false }: RoundFieldsProps) {
  const form = useForm();
  return (
    <>
      <FieldRow>
        <CurrencyField
          name={`${name}.amount`}
          label={ROUND_FACTS.amount.name}
          isRequired={!isDisabled}
          isDisabled={isDisabled}
        />
        <CurrencyField
          name={`${name}.valuation`}
          label={ROUND_FACTS.valuation.name}
          isRequired={!isDisabled}
          isDisabled={isDisabled}
        />
      </FieldRow>
      <CommittedField name={name} isDisabled={isDisabled} />
      <Box>
        <RadioCardsField
          name={`${name}.securityType`}
          label={ROUND_FACTS.securityType.name}
          options={SECURITY_TYPES}
          isRequired={!isDisabled}
          isDisabled={isDisabled}
          onChoose={(type) => {
            if (type !== 'Other') form.change(`${name}.other`, undefined);
          }}
        />
        <ReasonField name={name} isDisabled={isDisabled} />
      </Box>
    </>
  );
}
