import { PROFILE_TEXTS } from '@syndication/contract/ventures/profile-form.rules';
import { fieldLabel } from '@syndication/contract/ventures/form-facts.rules';
import { VENTURE_FACTS } from '@syndication/contract/ventures/venture-facts.rules';
import { TextAreaField } from '@syndication/shared-ui/form-fields';
import { TextField } from '@syndication/shared-ui/forms';

import { CountryField } from './fields/country-field';
import { FieldRow, FormSection } from './fields/form-section';
import { StateField } from './fields/state-field';
import { UrlField } from './fields/url-field';

export function CompanyInformation() {
  return (
    <FormSection title="Company Information">
      <TextField
        name="companyName"
        label={fieldLabel('companyName')}
        autoComplete="organization"
        isRequired
      />
      <UrlField name="companyWebsite" label={fieldLabel('companyWebsite')} isRequired />
      <FieldRow>
        <CountryField name="country" label={fieldLabel('country')} stateName="state" isRequired />
        <StateField name="state" label={fieldLabel('state')} isRequired />
      </FieldRow>
      <TextAreaField
        name="description"
        label={fieldLabel('description')}
        hint={PROFILE_TEXTS.descriptionHint}
        maxLength={VENTURE_FACTS.description.length.max}
        isRequired
      />
    </FormSection>
  );
}
