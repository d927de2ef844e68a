import { PROFILE_TEXTS } from '@syndication/contract/ventures/profile-form.rules';
import { Stack } from '@syndication/shared-ui/core';
import { ErrorSummary, FormActions } from '@syndication/shared-ui/form-fields';
import { Form, FormError, type FormProps } from '@syndication/shared-ui/forms';
import type { ReactNode } from 'react';

import { CompanyInformation } from './company-information';
import { DealInformation, KeyDocuments } from './documents-and-deal';
import { CeoContactInformation, NominatingInvestorInformation } from './people';
import type { ProfileValues } from './profile-values';

export interface ProfileFormProps extends Pick<FormProps<ProfileValues>, 'validate' | 'onSubmit'> {
  /** Keep it the same until the form is to start anew: other values replace what was typed. */
  initialValues: ProfileValues;
  /** Titles of the groups that the company is nominated to. */
  groups: readonly string[];
  /** The cards of the rounds. */
  rounds: ReactNode;
  /** Beside the buttons, where whoever has just pressed one looks. */
  notice?: ReactNode;
  /** What needs more room than that, at the end of the form. */
  ending?: ReactNode;
  /** The buttons, the main one last. */
  actions: ReactNode;
}

/** The application form of sections 2 and 5, to create and to edit a profile. */
export function ProfileForm({
  groups,
  rounds,
  notice,
  ending,
  actions,
  ...form
}: ProfileFormProps) {
  return (
    <Form<ProfileValues> label={PROFILE_TEXTS.title} {...form}>
      <Stack gap="5">
        <CompanyInformation />
        <KeyDocuments />
        <DealInformation groups={groups} />
        <CeoContactInformation />
        <NominatingInvestorInformation />
        {rounds}
      </Stack>
      {ending}
      <FormActions
        state={
          <>
            <FormError />
            {notice}
            <ErrorSummary />
          </>
        }
      >
        {actions}
      </FormActions>
    </Form>
  );
}
