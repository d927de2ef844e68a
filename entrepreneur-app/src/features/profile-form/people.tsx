import { FormSection } from './fields/form-section';
import { EmailField, TextField } from '@syndication/shared-ui/forms';
import { PhoneField } from './fields/phone-field';

import { FACT_LABELS } from '../../components/profile-labels';

export function CeoContactInformation() {
  return (
    <FormSection title="CEO Contact Information">
      <TextField name="ceoName" label={FACT_LABELS.ceoName} autoComplete="name" isRequired />
      <PhoneField name="mobileNumber" label={FACT_LABELS.mobileNumber} isRequired />
    </FormSection>
  );
}

/** Name and email are the nomination's and not to be changed here (section 6). */
export function NominatingInvestorInformation() {
  return (
    <FormSection title="Nominating Investor Information">
      <TextField
        name="dealLeadGroup"
        label={FACT_LABELS.dealLeadGroup}
        autoComplete="off"
        isRequired
      />
      <TextField
        name="dealLeadName"
        label={FACT_LABELS.dealLeadName}
        autoComplete="off"
        isReadOnly
      />
      <EmailField
        name="dealLeadEmail"
        label={FACT_LABELS.dealLeadEmail}
        autoComplete="off"
        isReadOnly
      />
    </FormSection>
  );
}
