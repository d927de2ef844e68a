import { useHost } from '@syndication/contract/host';
import { explainFailure } from '@syndication/contract/http/no-answer';
import { Alert, Button, Stack } from '@syndication/shared-ui/core';
import { NoPasskeyError } from '@syndication/shared-ui/proof';
import { useState } from 'react';

import { useSignIn } from '../../hooks/use-sign-in';
import { signInWithPasskey } from './api/sign-in-with-passkey';

const describeFailure = (error: unknown): string =>
  error instanceof NoPasskeyError ? error.message : explainFailure(error);

/** Signs in without a password: the device asks for a fingerprint, a face or a PIN. */
export function PasskeySignIn() {
  const { api } = useHost();
  const { signIn, isPending } = useSignIn(signInWithPasskey(api), describeFailure);
  const [failure, setFailure] = useState<string | undefined>();

  const start = async () => {
    if (isPending) return;
    setFailure(undefined);
    setFailure(await signIn({}));
  };

  return (
    <Stack gap="3">
      {failure !== undefined && <Alert status="error">{failure}</Alert>}
      <Button variant="outline" width="full" aria-disabled={isPending} onClick={() => void start()}>
        {isPending ? 'Waiting for your passkey…' : 'Sign in with a passkey'}
      </Button>
    </Stack>
  );
}
