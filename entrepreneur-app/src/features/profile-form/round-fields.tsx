import {
  COMMITTED_LEVELS,
  committedPercent,
  SECURITY_TYPES,
  VENTURE_LENGTHS,
} from '@syndication/contract/ventures/ventures.rules';
import { FieldRow, RadioCardsField, TextAreaField } from '@syndication/shared-ui/form-fields';
import { useForm, useFormSnapshot } from '@syndication/shared-ui/forms';
import { CurrencyField } from '@syndication/shared-ui/venture-fields';

import { ROUND_LABELS } from '../../components/profile-labels';
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
  if (!isOther) return null;
  return (
    <TextAreaField
      name={`${name}.other`}
      label={ROUND_LABELS.other}
      maxLength={VENTURE_LENGTHS.reason.max}
      rows={2}
      isRequired
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
          label={ROUND_LABELS.amount}
          isRequired
          isDisabled={isDisabled}
        />
        <CurrencyField
          name={`${name}.valuation`}
          label={ROUND_LABELS.valuation}
          isRequired
          isDisabled={isDisabled}
        />
      </FieldRow>
      <RadioCardsField
        name={`${name}.committed`}
        label={ROUND_LABELS.committed}
        options={COMMITTED_LEVELS}
        shareOf={committedPercent}
        isRequired
        isDisabled={isDisabled}
      />
      <RadioCardsField
        name={`${name}.securityType`}
        label={ROUND_LABELS.securityType}
        options={SECURITY_TYPES}
        isRequired
        isDisabled={isDisabled}
        onChoose={(type) => {
          if (type !== 'Other') form.change(`${name}.other`, undefined);
        }}
      />
      <ReasonField name={name} isDisabled={isDisabled} />
    </>
  );
}
