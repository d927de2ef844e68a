import { useHost } from '@syndication/contract/host';
import { applicationTitle } from '@syndication/contract/ventures/profile-form.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { Stack } from '@syndication/shared-ui/core';
import { Form, FormError, type FormProps } from '@syndication/shared-ui/forms';
import { useState, type ReactNode } from 'react';

import { CompanyInformation } from './company-information';
import { DealInformation, KeyDocuments } from './documents-and-deal';
import { DraftNotice } from './draft/draft-notice';
import { DraftState } from './draft/draft-state';
import { KeepChanges } from './draft/keep-changes';
import { findUnsavedChanges } from './draft/unsaved-changes';
import type { ProfileDraftKeeper } from './draft/use-profile-draft';
import { ErrorSummary } from './fields/error-summary';
import { FormActions } from './fields/form-actions';
import { FormProgress } from './form-progress';
import { CeoContactInformation, NominatingInvestorInformation } from './people';
import type { ProfileValues } from './profile-values';
import { FormStep } from './steps/form-step';
import { FormStepsProvider } from './steps/form-steps';
import { StepActions } from './steps/step-actions';
import { StepList } from './steps/step-list';

export interface ProfileFormProps extends Pick<FormProps<ProfileValues>, 'validate' | 'onSubmit'> {
  /** What is saved. Keep the same object until the form should start again: other values replace what was typed. */
  initialValues: ProfileValues;
  draft: ProfileDraftKeeper;
  /** As the form was opened over it; null for a profile that is still to be created. */
  venture: Pick<Venture, 'version' | 'updatedAt'> | null;
  /** Titles of the groups that the company is nominated to. */
  groups: readonly string[];
  /** The cards of the rounds. */
  rounds: ReactNode;
  /** Beside the buttons, where users look after pressing one. */
  notice?: ReactNode;
  /** What needs more room than that, at the end of the form. */
  ending?: ReactNode;
  /** Leaves the form. */
  cancel: ReactNode;
  /** Sends it. */
  submit: ReactNode;
}

/** The application form of sections 2 and 5, to create and to edit a profile; it keeps a draft. On a phone it is in steps, at a desk these are listed beside it. */
export function ProfileForm({
  draft,
  venture,
  groups,
  rounds,
  notice,
  ending,
  cancel,
  submit,
  ...form
}: ProfileFormProps) {
  const { settings } = useHost();
  const [unsaved] = useState(() =>
    draft.found ? findUnsavedChanges(draft.found, form.initialValues) : [],
  );
  return (
    <FormStepsProvider>
      {({ goToControl }) => (
        <Form<ProfileValues>
          label={applicationTitle(settings.brand)}
          goToControl={goToControl}
          {...form}
        >
          <Stack gap="5" position="relative">
            {draft.found && unsaved.length > 0 && (
              <DraftNotice draft={draft.found} changes={unsaved} venture={venture} />
            )}
            <FormProgress />
            <StepList />
            <FormStep step={0}>
              <CompanyInformation />
            </FormStep>
            <FormStep step={1}>
              <KeyDocuments />
              <DealInformation groups={groups} />
            </FormStep>
            <FormStep step={2}>
              <CeoContactInformation />
              <NominatingInvestorInformation />
            </FormStep>
            <FormStep step={3}>{rounds}</FormStep>
          </Stack>
          <KeepChanges draft={draft} found={unsaved} version={venture?.version ?? null} />
          {ending}
          <FormActions
            state={
              <>
                <FormError />
                {notice}
                <ErrorSummary />
                <DraftState draft={draft} />
              </>
            }
          >
            <StepActions cancel={cancel} submit={submit} canAlwaysSubmit={venture !== null} />
          </FormActions>
        </Form>
      )}
    </FormStepsProvider>
  );
}
