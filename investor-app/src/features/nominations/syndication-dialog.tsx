import { useHost, useInvestor } from '@syndication/contract/host';
import { useMutation, useQuery, useQueryClient } from '@syndication/contract/host/query';
import { Link as RouterLink } from '@syndication/contract/host/router';
import { NOMINATIONS_PATH } from '@syndication/contract/nominations/nominations-path.rules';
import { dealNominationSchema } from '@syndication/contract/nominations/nominations.schemas';
import { Alert, Flex, Link, Stack, Text } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';
import { Form, FormError, SubmitButton, validateWith } from '@syndication/shared-ui/forms';
import { useCallback, useMemo } from 'react';

import { groupsQuery } from './api/get-groups';
import { dealNomination } from './api/post-deal-nomination';
import { EmailListField } from './email-list-field';
import { GroupChoice } from './group-choice';
import { MissingNote } from './missing-note';
import { NominationResult, type NominationResultProps } from './nomination-result';
import { toDealNomination, type NominationValues } from './nomination-values';
import { useSendNomination } from './use-send-nomination';

/** Nominates companies to syndication groups (sections 2 and 5). */
export default function SyndicationDialog({ onClose }: { onClose: () => void }) {
  const { api } = useHost();
  const { id: memberId } = useInvestor().member;
  const { mutateAsync } = useMutation(dealNomination(api, useQueryClient()));
  const { sent, send } = useSendNomination<NominationResultProps>();
  const groups = useQuery(groupsQuery(api)).data;
  const toBody = useCallback(
    (values: Partial<NominationValues>) => toDealNomination(memberId, values, groups),
    [memberId, groups],
  );
  const validate = useMemo(
    () => validateWith<NominationValues>(dealNominationSchema, toBody),
    [toBody],
  );

  if (groups?.length === 0) {
    return (
      <Dialog isOpen title="Nominate a deal" onClose={onClose}>
        <Alert status="info" title="There is no group to nominate to">
          You can nominate companies here once the association has a syndication group.
        </Alert>
      </Dialog>
    );
  }
  return (
    <Dialog isOpen title="Nominate a deal" onClose={onClose}>
      <Stack gap="5">
        {sent.result && <NominationResult key={`answer ${sent.count}`} {...sent.result} />}
        <Text tone="muted">
          Each CEO gets an email with your name and how to create a company profile.{' '}
          <Link asChild>
            <RouterLink to={NOMINATIONS_PATH} onClick={onClose}>
              My nominations
            </RouterLink>
          </Link>{' '}
          shows the status of each.
        </Text>
        <Form<NominationValues>
          key={sent.count}
          label="Nominate a deal"
          validate={validate}
          onSubmit={(values) => send((signal) => mutateAsync({ body: toBody(values), signal }))}
        >
          <EmailListField
            name="emails"
            label="Emails of the CEOs"
            hint="One address per line. You can paste a list."
          />
          <GroupChoice name="syndicationGroupIds" />
          <FormError />
          <Flex align="center" gap="4" wrap="wrap">
            <MissingNote />
            <SubmitButton pending="Sending…" needsValid>
              Send Email
            </SubmitButton>
          </Flex>
        </Form>
      </Stack>
    </Dialog>
  );
}
