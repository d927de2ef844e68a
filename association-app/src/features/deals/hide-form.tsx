import { putDealHidden } from '@syndication/contract/console-deals/console-deals.calls';
import {
  CONSOLE_DEAL_MESSAGES,
  HIDDEN_REASON_MAX_LENGTH,
} from '@syndication/contract/console-deals/console-deals.rules';
import { hideDealSchema } from '@syndication/contract/console-deals/console-deals.schemas';
import { readFormFailure } from '@syndication/contract/http/no-answer';
import { Button, HStack, Stack } from '@syndication/shared-ui/core';
import { TextAreaField } from '@syndication/shared-ui/form-fields';
import {
  Form,
  FormError,
  SubmitButton,
  toFormErrors,
  validateWith,
} from '@syndication/shared-ui/forms';

import { useConsoleChange } from '../../components/use-console-change';

interface Hiding {
  reason: string;
}

const check = validateWith<Hiding>(hideDealSchema);
/** Without a reason a deal would be shown. */
const validate = (values: Hiding) =>
  values.reason ? check(values) : { reason: CONSOLE_DEAL_MESSAGES.reason };

export interface HideFormProps {
  dealId: string;
  onHidden: () => void;
  onCancel: () => void;
}

/** Asks why a deal is hidden; its founder reads it. */
export function HideForm({ dealId, onHidden, onCancel }: HideFormProps) {
  const change = useConsoleChange();

  const submit = async ({ reason }: Hiding) => {
    try {
      await change((api) =>
        api.call(putDealHidden, { params: { id: dealId }, body: { reason }, keepalive: true }),
      );
    } catch (error) {
      return toFormErrors(readFormFailure(error));
    }
    onHidden();
    return undefined;
  };

  return (
    <Form<Hiding> label="Hide" validate={validate} onSubmit={submit} showErrors="submit">
      <Stack gap="4">
        <FormError />
        <TextAreaField
          name="reason"
          label="Reason"
          hint="The founder sees it in an email and on their home page."
          isRequired
          autoFocus
          rows={3}
          maxLength={HIDDEN_REASON_MAX_LENGTH}
        />
        <HStack gap="2">
          <SubmitButton pending="Hiding…">Hide from all groups</SubmitButton>
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        </HStack>
      </Stack>
    </Form>
  );
}
