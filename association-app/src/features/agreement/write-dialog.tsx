import { useState } from 'react';

import { putAgreementDraft } from '@syndication/contract/console-agreement/console-agreement.calls';
import {
  agreementDraftSchema,
  type ConsoleAgreement,
} from '@syndication/contract/console-agreement/console-agreement.schemas';
import { useHost } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import { readFormFailure } from '@syndication/contract/http/no-answer';
import { Stack } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';
import {
  Form,
  FormError,
  SubmitButton,
  toFormErrors,
  validateWith,
} from '@syndication/shared-ui/forms';

import { LaterVersion, type Versioned } from '../../components/later-version';
import { RichTextField } from '../../components/rich-text/rich-text-field';
import { useAnnouncedClose } from '../../components/use-announced-close';
import { useConsoleChange } from '../../components/use-console-change';
import { agreementQuery } from './api/agreement';

/** A text, with the version that it is based on: kept in a closed dialog, it must not pass for one of a later version. */
interface Draft extends Versioned {
  body: string;
}

const validate = validateWith<Draft>(agreementDraftSchema);

/** What the next version begins with: its draft, or the text in force. */
function toDraft({ versions: [newest] }: ConsoleAgreement): Draft {
  return { body: newest?.body ?? '', version: newest?.isDraft ? newest.version : null };
}

export interface WriteDialogProps {
  /** As it was when the dialog was opened. */
  agreement: ConsoleAgreement;
  onClose: () => void;
}

/** Writes the next version of the agreement. Nobody else sees it until it is published. */
export function WriteDialog({ agreement, onClose }: WriteDialogProps) {
  const { api } = useHost();
  const change = useConsoleChange();
  const closeWith = useAnnouncedClose(onClose);
  const [initialValues] = useState(() => toDraft(agreement));
  const latest = toDraft(useQuery(agreementQuery(api)).data ?? agreement);

  const submit = async (body: Draft) => {
    try {
      await change((client) => client.call(putAgreementDraft, { body, keepalive: true }));
    } catch (error) {
      return toFormErrors(readFormFailure(error));
    }
    closeWith('Saved.');
    return undefined;
  };

  return (
    <Dialog isOpen size="lg" title="The next version of the agreement" onClose={onClose}>
      <Form<Draft>
        label="Draft of the agreement"
        initialValues={initialValues}
        validate={validate}
        onSubmit={submit}
        showErrors="submit"
      >
        <Stack gap="5">
          <RichTextField
            name="body"
            label="Text"
            hint="Members will be asked to accept it once you publish it."
            isRequired
          />
          <FormError />
          <LaterVersion latest={latest} />
          <SubmitButton pending="Saving…">Save the draft</SubmitButton>
        </Stack>
      </Form>
    </Dialog>
  );
}
