import { PROFILE_TEXTS } from '@syndication/contract/ventures/profile-form.rules';
import { VENTURE_LENGTHS } from '@syndication/contract/ventures/ventures.rules';
import { FieldRow, FormSection } from './fields/form-section';
import { TextAreaField } from '@syndication/shared-ui/form-fields';
import { UrlField } from './fields/url-field';
import { TextField } from '@syndication/shared-ui/forms';
import { CountryField } from './fields/country-field';
import { StateField } from './fields/state-field';

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
