import { ACCOUNT_PATH } from '@syndication/contract/account-security/account-security.rules';
import { useHost } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import { Link } from '@syndication/contract/host/router';
import { getPasskeys } from '@syndication/contract/passkeys/passkeys.calls';
import { createProver } from '@syndication/contract/passkeys/prover';
import { ButtonLink, Heading, Panel, Stack, Text } from '@syndication/shared-ui/core';
import { ProofWays } from '@syndication/shared-ui/proof';

import { consoleKey } from '../query-keys';

/** Asks for a passkey before the console opens, once per session. */
export function PasskeyGate({ onShown }: { onShown: () => void }) {
  const { api } = useHost();
  const { data } = useQuery({
    queryKey: consoleKey('passkeys'),
    queryFn: ({ signal }) => api.call(getPasskeys, { signal }),
  });
  const hasNone = data?.passkeys.length === 0;
  return (
    <Panel kind="sheet">
      <Stack gap="4" maxW="form">
        <Heading as="h2" size="md">
          {hasNone ? 'Add a passkey first' : 'Use your passkey'}
        </Heading>
        <Text>
          {hasNone
            ? 'With a stolen password, anyone could run the association. That is why the console asks for a passkey: your phone or computer confirms that it is you with your fingerprint, face or PIN.'
            : 'The console asks for it once each time you sign in with a password.'}
        </Text>
        {hasNone ? (
          <ButtonLink asChild alignSelf="flex-start">
            <Link to={ACCOUNT_PATH}>Add a passkey</Link>
          </ButtonLink>
        ) : (
          <ProofWays prover={createProver(api)} wants="passkey" onProved={onShown} />
        )}
      </Stack>
    </Panel>
  );
}
