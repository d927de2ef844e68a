import { useMutation } from '@tanstack/react-query';

import {
  FEEDBACK_BODY_MAX_LENGTH,
  feedbackSchema,
} from '@syndication/contract/feedback/feedback.schemas';
import { useLeaveSignal } from '@syndication/contract/host';
import { readFormFailure } from '@syndication/contract/http/no-answer';
import { Flex } from '@syndication/shared-ui/core';
import { TextAreaField } from '@syndication/shared-ui/form-fields';
import {
  EmailField,
  Form,
  FormError,
  SubmitButton,
  TextField,
  toFormErrors,
  validateWith,
} from '@syndication/shared-ui/forms';

import { feedbackMutation, type Feedback } from './api/post-feedback';

const validate = validateWith<Feedback>(feedbackSchema);

export interface FeedbackFormProps {
  /** Who is signed in, as far as known. */
  sender: Pick<Feedback, 'name' | 'email'> | undefined;
  onSent: () => void;
}

/** Feedback to the association (section 2); without a session too. */
export function FeedbackForm({ sender, onSent }: FeedbackFormProps) {
  const leaveSignal = useLeaveSignal();
  const { mutateAsync } = useMutation(feedbackMutation);

  const submit = async (values: Feedback) => {
    const signal = leaveSignal();
    try {
      await mutateAsync({ ...values, signal });
      onSent();
      return undefined;
    } catch (error) {
      // Where the dialog was closed meanwhile, an error keeps what was typed.
      return toFormErrors(readFormFailure(error));
    }
  };

  return (
    <Form<Feedback>
      label="Feedback"
      validate={validate}
      onSubmit={submit}
      {...(sender && { initialValues: sender })}
    >
      <TextField name="name" label="Name" autoComplete="name" />
      <EmailField autoComplete="email" hint="Only if you would like an answer." />
      <TextField name="subject" label="Subject" />
      <TextAreaField
        name="body"
        label="Message"
        isRequired
        rows={5}
        maxLength={FEEDBACK_BODY_MAX_LENGTH}
      />
      <FormError />
      <Flex justify="flex-end">
        <SubmitButton pending="Sending…">Send</SubmitButton>
      </Flex>
    </Form>
  );
}
