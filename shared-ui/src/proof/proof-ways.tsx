import { useState } from 'react';

import { ErrorPanel, Button, Stack, Text } from '../core';
import { Form, FormError, PasswordField, SubmitButton, TextField, toFormErrors } from '../forms';
import { NoPasskeyError, showPasskey } from './browser-passkey';
import type { Prover } from './prover';

const NO_PASSKEY = 'You have no passkey here yet. Add one on your account page.';

interface SecretFormProps {
  what: 'password' | 'code';
  prover: Prover;
  onProved: () => void;
}

function SecretForm({ what, prover, onProved }: SecretFormProps) {
  const submit = async ({ password = '', code = '' }: { password?: string; code?: string }) => {
    try {
      await (what === 'password' ? prover.byPassword(password) : prover.byRecoveryCode(code));
    } catch (error) {
      return toFormErrors(prover.describe(error));
    }
    onProved();
    return undefined;
  };
  return (
    <Form
      label={what === 'password' ? 'Confirm with your password' : 'Use a recovery code'}
      onSubmit={submit}
      validate={({ password, code }: { password?: string; code?: string }) =>
        (what === 'password' ? password : code) ? {} : { [what]: 'This is required' }
      }
      showErrors="submit"
    >
      <Stack gap="4">
        <FormError />
        {what === 'password' ? (
          <PasswordField name="password" label="Password" autoComplete="current-password" />
        ) : (
          <TextField
            name="code"
            label="Recovery code"
            hint="One of your recovery codes. Each works once."
            autoComplete="off"
          />
        )}
        <SubmitButton pending="Checking…">Continue</SubmitButton>
      </Stack>
    </Form>
  );
}

export interface ProofWaysProps {
  prover: Prover;
  /** Any proof will do, or it has to be a passkey (or a recovery code in its place). */
  wants: 'proof' | 'passkey';
  onProved: () => void;
}

/** The ways in which people can prove who they are. */
export function ProofWays({ prover, wants, onProved }: ProofWaysProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [hasNoDevice, setHasNoDevice] = useState(false);
  const needsPasskey = wants === 'passkey';

  const askForPasskey = async () => {
    setIsAsking(true);
    setFailure(null);
    try {
      const options = await prover.startPasskey();
      if (options.allowCredentials.length === 0) throw new NoPasskeyError(NO_PASSKEY);
      await prover.byPasskey(await showPasskey(options));
      onProved();
    } catch (error) {
      const { text } = prover.describe(error);
      const said = typeof text === 'string' ? text : text.text;
      setFailure(error instanceof NoPasskeyError ? error.message : said);
    }
    setIsAsking(false);
  };

  return (
    <Stack gap="4">
      {!needsPasskey && (
        <>
          <Text>This affects other people or cannot be undone.</Text>
          <SecretForm what="password" prover={prover} onProved={onProved} />
        </>
      )}
      {failure !== null && <ErrorPanel title="That did not work">{failure}</ErrorPanel>}
      <Button
        variant={needsPasskey ? 'solid' : 'outline'}
        aria-disabled={isAsking}
        onClick={() => !isAsking && void askForPasskey()}
      >
        {isAsking ? 'Waiting for your passkey…' : 'Use your passkey'}
      </Button>
      {needsPasskey && !hasNoDevice && (
        <Button variant="outline" onClick={() => setHasNoDevice(true)}>
          Use a recovery code
        </Button>
      )}
      {hasNoDevice && <SecretForm what="code" prover={prover} onProved={onProved} />}
    </Stack>
  );
}
