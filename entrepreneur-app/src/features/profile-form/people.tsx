import { useHost } from '@syndication/contract/host';
import { fieldLabel } from '@syndication/contract/ventures/form-facts.rules';
import { Link, Text } from '@syndication/shared-ui/core';
import { EmailField, TextField, useFormSnapshot } from '@syndication/shared-ui/forms';

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

const SAVED = { initialValues: true };

/** Name and email are the nomination's and not to be changed here (section 6). */
function DealLead() {
  const { supportEmail } = useHost().settings;
  const isLed = useFormSnapshot(SAVED, ({ initialValues }) => Boolean(initialValues?.dealLeadName));
  if (!isLed) {
    return (
      <Text pb="4">
        Your deal has no deal lead at the moment. The association can name one: write to{' '}
        <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>.
      </Text>
    );
  }
  return (
    <>
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
    </>
  );
}

export function NominatingInvestorInformation() {
  return (
    <FormSection title="Nominating Investor Information">
      <TextField
        name="dealLeadGroup"
        label={fieldLabel('dealLeadGroup')}
        autoComplete="off"
        isRequired
      />
      <DealLead />
    </FormSection>
  );
}
