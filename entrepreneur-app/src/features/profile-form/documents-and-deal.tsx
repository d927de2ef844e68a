import { QUALIFICATIONS } from '@syndication/contract/ventures/ventures.rules';
import { CheckboxGroupField } from '@syndication/shared-ui/form-fields';
import { FormSection } from './fields/form-section';
import { TickedList } from './fields/ticked-list';
import { UrlField } from './fields/url-field';

import { FACT_LABELS } from '../../components/profile-labels';

export function KeyDocuments() {
  return (
    <FormSection
      title="Key Documents"
      description="Please ensure that investors can access the links."
    >
      <UrlField name="executiveSummaryLink" label={FACT_LABELS.executiveSummaryLink} />
      <UrlField name="slideDeckLink" label={FACT_LABELS.slideDeckLink} isRequired />
      <UrlField name="pitchVideoLink" label={FACT_LABELS.pitchVideoLink} />
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
      <UrlField name="dealRoomLink" label={FACT_LABELS.dealRoomLink} />
      <UrlField name="gustProfileLink" label={FACT_LABELS.gustProfileLink} />
      <UrlField name="dealumProfileLink" label={FACT_LABELS.dealumProfileLink} />
      <CheckboxGroupField
        name="qualification"
        label={FACT_LABELS.qualification}
        options={QUALIFICATIONS}
      />
      {groups.length > 0 && <TickedList label="Syndication Group" items={groups} />}
    </FormSection>
  );
}
