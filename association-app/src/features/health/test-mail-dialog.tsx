import { testMailSchema } from '@syndication/contract/console-health/console-health.schemas';
import { useInvestor } from '@syndication/contract/host';
import { readFormFailure } from '@syndication/contract/http/no-answer';
import { Stack } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';
import {
  Form,
  FormError,
  SubmitButton,
  TextField,
  toFormErrors,
  validateWith,
} from '@syndication/shared-ui/forms';

import { useMailActions } from './api/health';

interface TestMail {
  email: string;
}

const validate = validateWith<TestMail>(testMailSchema);

export interface TestMailDialogProps {
  /** The test mail's: with the same one, nothing is sent twice. */
  id: string;
  onSent: (email: string) => void;
  onClose: () => void;
}

/** Asks where a test mail goes, and sends it. */
export function TestMailDialog({ id, onSent, onClose }: TestMailDialogProps) {
  const { sendTestMail } = useMailActions();
  const { email: ownAddress } = useInvestor().member;

  const submit = async ({ email }: TestMail) => {
    try {
      await sendTestMail({ params: { id }, body: { email } });
    } catch (error) {
      return toFormErrors(readFormFailure(error));
    }
    onSent(email);
    return undefined;
  };

  return (
    <Dialog isOpen size="sm" title="Send a test email" onClose={onClose}>
      <Form<TestMail>
        label="Send a test email"
        initialValues={{ email: ownAddress }}
        validate={validate}
        onSubmit={submit}
        showErrors="submit"
      >
        <Stack gap="4">
          <FormError />
          <TextField name="email" type="email" label="Address" isRequired autoComplete="email" />
          <SubmitButton pending="Sending…">Send</SubmitButton>
        </Stack>
      </Form>
    </Dialog>
  );
}
