import { fieldLabel } from '@syndication/contract/ventures/form-facts.rules';
import { EmailField, TextField } from '@syndication/shared-ui/forms';

import { FormSection } from './fields/form-section';
import { PhoneField } from './fields/phone-field';

export function CeoContactInformation() {
  return (
    <FormSection title="CEO Contact Information">
      <TextField name="ceoName" label={fieldLabel('ceoName')} autoComplete="name" isRequired />
      <PhoneField name="mobileNumber" label={fieldLabel('mobileNumber')} isRequired />
    </FormSection>
  );
}

/** Name and email are the nomination's and not to be changed here (section 6). */
export function NominatingInvestorInformation() {
  return (
    <FormSection title="Nominating Investor Information">
      <TextField
        name="dealLeadGroup"
        label={fieldLabel('dealLeadGroup')}
        autoComplete="off"
        isRequired
      />
      <TextField
        name="dealLeadName"
        label={fieldLabel('dealLeadName')}
        autoComplete="off"
        isReadOnly
      />
      <EmailField
        name="dealLeadEmail"
        label={fieldLabel('dealLeadEmail')}
        autoComplete="off"
        isReadOnly
      />
    </FormSection>
  );
}
