import { PROFILE_TEXTS } from '@syndication/contract/ventures/profile-form.rules';
import { useState, type ReactNode } from 'react';

import { ConfirmDialog } from '../../components/confirm-dialog';
import { LinkTests } from './link-tests';
import type { ProfileValues } from './profile-values';

interface Question {
  values: ProfileValues;
  settle: (isConfirmed: boolean) => void;
}

/** The Confirmation modal of section 2, with every link of the form to be tried: `confirm` resolves to the answer. */
export function useConfirmation(): {
  confirm: (values: ProfileValues) => Promise<boolean>;
  dialog: ReactNode;
} {
  const [question, setQuestion] = useState<Question | null>(null);

  const confirm = (values: ProfileValues) =>
    new Promise<boolean>((settle) => {
      setQuestion({ values, settle });
    });
  const answer = (isConfirmed: boolean) => {
    question?.settle(isConfirmed);
    setQuestion(null);
  };

  return {
    confirm,
    dialog: (
      <ConfirmDialog
        isOpen={question !== null}
        title={PROFILE_TEXTS.confirmationTitle}
        confirmLabel="Submit"
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      >
        {PROFILE_TEXTS.confirmation}
        {question && <LinkTests values={question.values} />}
      </ConfirmDialog>
    ),
  };
}
