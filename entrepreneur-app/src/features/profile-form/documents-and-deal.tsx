import { fieldLabel, linksIn } from '@syndication/contract/ventures/form-facts.rules';
import {
  VENTURE_FACTS,
  type ProfileSection,
} from '@syndication/contract/ventures/venture-facts.rules';
import { QUALIFICATIONS } from '@syndication/contract/ventures/ventures.rules';
import { CheckboxGroupField } from '@syndication/shared-ui/form-fields';
import { FormSection } from './fields/form-section';
import { TickedList } from './fields/ticked-list';
import { UrlField } from './fields/url-field';

function LinkFields({ section }: { section: ProfileSection }) {
  return linksIn(section).map((name) => (
    <UrlField
      key={name}
      name={name}
      label={fieldLabel(name)}
      isRequired={VENTURE_FACTS[name].isRequired}
    />
  ));
}

export function KeyDocuments() {
  return (
    <FormSection
      title="Key Documents"
      description="Please ensure that investors can access the links."
    >
      <LinkFields section="Key Documents" />
    </FormSection>
  );
}

export interface DealInformationProps {
  /** Titles of the groups that the company is nominated to; settled by investors. */
  groups: readonly string[];
}

export function DealInformation({ groups }: DealInformationProps) {
  return (
    <FormSection title="Deal Information">
      <LinkFields section="Deal Information" />
      <CheckboxGroupField
        name="qualification"
        label={fieldLabel('qualification')}
        options={QUALIFICATIONS}
      />
      {groups.length > 0 && <TickedList label="Syndication Group" items={groups} />}
    </FormSection>
  );
}
