import { useHost, useInvestor } from '@syndication/contract/host';
import { useMutation } from '@syndication/contract/host/query';
import {
  filledEmails,
  showcaseLeftOutMessage,
  showcaseNominatedMessage,
} from '@syndication/contract/nominations/nominations.rules';
import { showcaseNominationSchema } from '@syndication/contract/nominations/nominations.schemas';
import { Alert, Flex, Stack } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';
import { CheckboxField } from '@syndication/shared-ui/form-fields';
import { Form, FormError, SubmitButton, validateWith } from '@syndication/shared-ui/forms';
import { useMemo, useState } from 'react';

import { showcaseNomination } from './api/post-showcase-nomination';
import { EmailListField } from './email-list-field';
import { SentNote } from './sent-note';
import { ShowcaseFacts } from './showcase-facts';
import { findPassedShowcase } from './showcase-phase';
import { useSendNomination } from './use-send-nomination';

interface ShowcaseValues {
  emails: readonly string[];
  /** Asked for where the showcase's date has passed. */
  isMeant?: boolean;
}

interface ShowcaseResult {
  nominated: readonly string[];
  leftOut: readonly string[];
}

/** Nominates companies to the partner's showcase for institutional investors (sections 1, 2 and 5). */
export default function ShowcaseDialog({ onClose }: { onClose: () => void }) {
  const { api, settings } = useHost();
  const { email: nominator } = useInvestor().member;
  const { mutateAsync } = useMutation(showcaseNomination(api, settings.partnerOrigin));
  const { sent, send } = useSendNomination<ShowcaseResult>();
  const toBody = useMemo(
    () =>
      ({ emails = [] }: Partial<ShowcaseValues>) => ({
        ...settings.partnerExtraFields,
        email: filledEmails(emails),
        nominator_email: nominator,
        token: settings.partnerProgramToken,
      }),
    [settings, nominator],
  );
  const [passed] = useState(() => findPassedShowcase(settings, new Date()));
  const validate = useMemo(() => {
    const validateBody = validateWith<ShowcaseValues>(showcaseNominationSchema, toBody);
    return (values: ShowcaseValues) => ({
      ...validateBody(values),
      ...(passed && !values.isMeant && { isMeant: passed.unconfirmed }),
    });
  }, [passed, toBody]);

  return (
    <Dialog isOpen title="Nominate to the partner showcase" onClose={onClose}>
      <Stack gap="5">
        {sent.result && (
          <SentNote key={`answer ${sent.count}`}>
            {showcaseNominatedMessage(sent.result.nominated)}
            {sent.result.leftOut.length > 0 && ` ${showcaseLeftOutMessage(sent.result.leftOut)}`}
          </SentNote>
        )}
        <ShowcaseFacts />
        {passed && (
          <Alert status="warning" title={passed.title}>
            The date was {passed.day}. You can still send a nomination, but the partner may not
            accept it.
          </Alert>
        )}
        <Form<ShowcaseValues>
          key={sent.count}
          label="Nominate to the partner showcase"
          validate={validate}
          onSubmit={(values) => send((signal) => mutateAsync({ body: toBody(values), signal }))}
        >
          <EmailListField
            name="emails"
            label="Emails of the CEOs"
            hint="One address per line. You can paste a list."
          />
          {passed && <CheckboxField name="isMeant" label="Nominate anyway" />}
          <FormError />
          <Flex justify="flex-end">
            <SubmitButton pending="Sending…">Send</SubmitButton>
          </Flex>
        </Form>
      </Stack>
    </Dialog>
  );
}
