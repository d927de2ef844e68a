import { ACCOUNT_MESSAGES } from '@syndication/contract/accounts/accounts.rules';
import { renewInvitation } from '@syndication/contract/accounts/accounts.calls';
import { useHost } from '@syndication/contract/host';
import { useMutation } from '@syndication/contract/host/query';
import { explainFailure, titleFailedWrite } from '@syndication/contract/http/no-answer';
import { Button, ErrorPanel, Stack } from '@syndication/shared-ui/core';

import { Outcome } from '../../components/outcome';

export interface RenewLinkProps {
  token: string;
  variant?: 'solid' | 'outline';
  children: string;
}

/** For an invitation link that no longer works: sends a new one on the spot. */
export function RenewLink({ token, variant = 'solid', children }: RenewLinkProps) {
  const { api } = useHost();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => api.call(renewInvitation, { body: { token }, keepalive: true }),
  });
  if (isSuccess) return <Outcome>{ACCOUNT_MESSAGES.invitationRenewed}</Outcome>;
  return (
    <Stack gap="3">
      {error && (
        <ErrorPanel title={titleFailedWrite(error, 'No link was sent')}>
          {explainFailure(error)}
        </ErrorPanel>
      )}
      <Button variant={variant} disabled={isPending} onClick={() => mutate()}>
        {children}
      </Button>
    </Stack>
  );
}
