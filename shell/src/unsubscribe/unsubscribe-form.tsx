import { sharedQueryKeys, useLeaveSignal } from '@syndication/contract/host';
import { describeFailure } from '@syndication/contract/http/api-error';
import { isAnswerLost } from '@syndication/contract/http/no-answer';
import {
  REASON_WITH_COMMENT,
  UNSUBSCRIBE_COMMENT_MAX_LENGTH,
  UNSUBSCRIBE_PROMPT,
  UNSUBSCRIBE_REASONS,
  type UnsubscribeReason,
} from '@syndication/contract/ventures/unsubscribe.rules';
import {
  unsubscribeSchema,
  type Reminders,
} from '@syndication/contract/ventures/unsubscribe.schemas';
import { Box, ButtonLink, ErrorPanel, Flex } from '@syndication/shared-ui/core';
import { TextAreaField } from '@syndication/shared-ui/form-fields';
import { Form, SubmitButton, useFormSnapshot, validateWith } from '@syndication/shared-ui/forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';

import { remindersQuery } from './api/get-reminders';
import { unsubscribeMutation, type Unsubscription } from './api/post-unsubscribe';
import { RadioField } from '../fields/radio-field';

interface ReasonValues {
  reason?: UnsubscribeReason;
  reasonDescription?: string;
}

const VALUES = { values: true };

/** Section 3: the description is null unless the third reason is chosen. */
function toUnsubscription(ventureId: string, { reason, reasonDescription }: ReasonValues) {
  return {
    ventureId,
    reason,
    reasonDescription: reason === REASON_WITH_COMMENT ? (reasonDescription ?? null) : null,
  } as Unsubscription;
}

/** Enabled only for the third reason; what was written stays while another one is tried. */
function CommentField() {
  const isAsked = useFormSnapshot(
    VALUES,
    ({ values }) => (values as ReasonValues).reason === REASON_WITH_COMMENT,
  );
  return (
    <TextAreaField
      name="reasonDescription"
      label="Your comment"
      maxLength={UNSUBSCRIBE_COMMENT_MAX_LENGTH}
      isRequired={isAsked}
      isDisabled={!isAsked}
    />
  );
}

/** Why an entrepreneur wants no more reminders (section 2, Unsubscribe). */
export function UnsubscribeForm({ ventureId }: { ventureId: string }) {
  const queryClient = useQueryClient();
  const leaveSignal = useLeaveSignal();
  const { mutateAsync } = useMutation(unsubscribeMutation);
  const [failure, setFailure] = useState<unknown>(null);
  const validate = useMemo(
    () =>
      validateWith<ReasonValues>(unsubscribeSchema, (values) =>
        toUnsubscription(ventureId, values),
      ),
    [ventureId],
  );

  const submit = async (values: ReasonValues) => {
    const signal = leaveSignal();
    setFailure(null);
    try {
      await mutateAsync({ body: toUnsubscription(ventureId, values), signal });
      // The home page names the next reminder.
      void queryClient.invalidateQueries({ queryKey: sharedQueryKeys.allVentures() });
      const stopped: Reminders = { ventureId, isOn: false };
      queryClient.setQueryData(remindersQuery.queryKey, stopped);
    } catch (error) {
      if (!signal.aborted) setFailure(error);
      // The reminders may have stopped.
      if (isAnswerLost(error)) void queryClient.invalidateQueries(remindersQuery);
    }
  };

  return (
    <Form<ReasonValues> label="Unsubscribe" validate={validate} onSubmit={submit}>
      {failure !== null && (
        <Box mb="4">
          <Failure error={failure} />
        </Box>
      )}
      <RadioField name="reason" label={UNSUBSCRIBE_PROMPT} options={UNSUBSCRIBE_REASONS} />
      <CommentField />
      <Flex gap="3" justify="flex-end" wrap="wrap">
        <ButtonLink asChild variant="outline">
          <Link to="/">Cancel</Link>
        </ButtonLink>
        <SubmitButton pending="Submitting…" needs={['reason']} needsValid>
          Submit
        </SubmitButton>
      </Flex>
    </Form>
  );
}

function Failure({ error }: { error: unknown }) {
  const { text, ...panel } = describeFailure(error);
  return <ErrorPanel {...panel}>{text}</ErrorPanel>;
}
