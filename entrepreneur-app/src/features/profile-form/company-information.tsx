import { PROFILE_TEXTS } from '@syndication/contract/ventures/profile-form.rules';
import { VENTURE_LENGTHS } from '@syndication/contract/ventures/ventures.rules';
import { FieldRow, FormSection, TextAreaField, UrlField } from '@syndication/shared-ui/form-fields';
import { TextField } from '@syndication/shared-ui/forms';
import { CountryField, StateField } from '@syndication/shared-ui/venture-fields';

import { FACT_LABELS } from '../../components/profile-labels';

export function CompanyInformation() {
  return (
    <FormSection title="Company Information">
      <TextField
        name="companyName"
        label={FACT_LABELS.companyName}
        autoComplete="organization"
        isRequired
      />
      <UrlField name="companyWebsite" label={FACT_LABELS.companyWebsite} isRequired />
      <FieldRow>
        <CountryField name="country" label={FACT_LABELS.country} stateName="state" isRequired />
        <StateField name="state" label={FACT_LABELS.state} isRequired />
      </FieldRow>
      <TextAreaField
        name="description"
        label={FACT_LABELS.description}
        hint={PROFILE_TEXTS.descriptionHint}
        maxLength={VENTURE_LENGTHS.description.max}
        isRequired
      />
    </FormSection>
  );
}
