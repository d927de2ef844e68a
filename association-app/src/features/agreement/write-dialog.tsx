import { putAgreementDraft } from '@syndication/contract/console-agreement/console-agreement.calls';
import { agreementDraftSchema } from '@syndication/contract/console-agreement/console-agreement.schemas';
import { ApiError } from '@syndication/contract/http/api-error';
import { describeFormFailure } from '@syndication/contract/http/no-answer';
import { Stack } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';
import {
  Form,
  FORM_ERROR,
  FormError,
  SubmitButton,
  toSubmissionErrors,
  validateWith,
} from '@syndication/shared-ui/forms';

import { LaterVersion, type Versioned } from '../../components/later-version';
import { RichTextField } from '../../components/rich-text/rich-text-field';
import { useConsoleChange } from '../../components/use-console-change';

/** A text, with the version that it is based on: kept in a closed dialog, it must not pass for one of a later version. */
interface Draft extends Versioned {
  body: string;
}

const validate = validateWith<Draft>(agreementDraftSchema);

export interface WriteDialogProps {
  /** What the draft begins with. */
  body: string;
  /** The version of the draft that it is based on; null for a new draft. */
  version: number | null;
  onClose: () => void;
}

/** Writes the next version of the agreement. Nobody else sees it until it is published. */
export function WriteDialog({ body, version, onClose }: WriteDialogProps) {
  const change = useConsoleChange();
  const draft: Draft = { body, version };

  const submit = async (body: Draft) => {
    try {
      await change((api) => api.call(putAgreementDraft, { body, keepalive: true }));
    } catch (error) {
      const fields = error instanceof ApiError ? error.body?.fields : undefined;
      return toSubmissionErrors(fields) ?? { [FORM_ERROR]: describeFormFailure(error) };
    }
    onClose();
    return undefined;
  };

  return (
    <Dialog isOpen size="lg" title="The next version of the agreement" onClose={onClose}>
      <Form<Draft>
        label="Draft of the agreement"
        initialValues={draft}
        validate={validate}
        onSubmit={submit}
        showErrors="submit"
      >
        <Stack gap="5">
          <RichTextField
            name="body"
            label="Text"
            hint="Members are asked to accept it once you publish it."
            isRequired
          />
          <FormError />
          <LaterVersion latest={draft} />
          <SubmitButton pending="Saving…">Save the draft</SubmitButton>
        </Stack>
      </Form>
    </Dialog>
  );
}
