import { useState, type ReactNode } from 'react';

import { postProof } from '@syndication/contract/account-security/account-security.calls';
import { proofSchema } from '@syndication/contract/account-security/account-security.schemas';
import { useHost } from '@syndication/contract/host';
import { ApiError } from '@syndication/contract/http/api-error';
import { describeFormFailure } from '@syndication/contract/http/no-answer';
import { Stack, Text } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';
import {
  Form,
  FORM_ERROR,
  FormError,
  PasswordField,
  SubmitButton,
  toSubmissionErrors,
  validateWith,
} from '@syndication/shared-ui/forms';

interface Proof {
  password: string;
}

const validate = validateWith<Proof>(proofSchema);

/** What a person wants to do, while the API waits for a proof that it is them. */
interface WaitingAct {
  run: () => Promise<void>;
  giveUp: (reason: unknown) => void;
  reason: unknown;
}

/**
 * Runs acts that touch many people or cannot be undone: where the API wants a fresh proof, it asks for the password
 * and runs the act again.
 * @returns `withProof`, which settles as the act does, and the dialog to be drawn
 */
export function useProof(): {
  withProof: (act: () => Promise<unknown>) => Promise<void>;
  proofDialog: ReactNode;
} {
  const { api } = useHost();
  const [waiting, setWaiting] = useState<WaitingAct | null>(null);

  const withProof = async (act: () => Promise<unknown>): Promise<void> => {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'PROOF_REQUIRED') throw error;
      await new Promise<void>((resolve, giveUp) => {
        const run = async () => {
          await act();
          resolve();
        };
        setWaiting({ run, giveUp, reason: error });
      });
    }
  };

  const submit = async ({ password }: Proof, { run, giveUp }: WaitingAct) => {
    try {
      await api.call(postProof, { body: { password }, keepalive: true });
    } catch (error) {
      const fields = error instanceof ApiError ? error.body?.fields : undefined;
      return toSubmissionErrors(fields) ?? { [FORM_ERROR]: describeFormFailure(error) };
    }
    setWaiting(null);
    await run().catch(giveUp);
    return undefined;
  };

  const proofDialog = waiting && (
    <Dialog
      isOpen
      size="sm"
      title="Is it you?"
      onClose={() => {
        waiting.giveUp(waiting.reason);
        setWaiting(null);
      }}
    >
      <Form<Proof>
        label="Confirm that it is you"
        validate={validate}
        onSubmit={(values) => submit(values, waiting)}
        showErrors="submit"
      >
        <Stack gap="4">
          <Text>This touches other people, so please enter your password once more.</Text>
          <FormError />
          <PasswordField name="password" label="Password" autoComplete="current-password" />
          <SubmitButton pending="Checking…">Continue</SubmitButton>
        </Stack>
      </Form>
    </Dialog>
  );
  return { withProof, proofDialog };
}
