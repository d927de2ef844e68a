import { ACCOUNT_MESSAGES } from '@syndication/contract/accounts/accounts.rules';
import { renewInvitation } from '@syndication/contract/accounts/accounts.calls';
import { useHost } from '@syndication/contract/host';
import { useMutation } from '@syndication/contract/host/query';
import { explainFailure, titleFailedWrite } from '@syndication/contract/http/no-answer';
import { Button, ErrorPanel, Stack } from '@syndication/shared-ui/core';

import { Outcome } from '../../components/outcome';

export interface RenewLinkProps {
  token: string;
  /** The link may as well be one that sets a new password, which is not renewed. */
  isPerhapsInvitation?: boolean;
}

/** What there is to do with an invitation that opens nothing any more: it is renewed on the spot. */
export function RenewLink({ token, isPerhapsInvitation = false }: RenewLinkProps) {
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
      <Button
        variant={isPerhapsInvitation ? 'outline' : 'solid'}
        disabled={isPending}
        onClick={() => mutate()}
      >
        {isPerhapsInvitation ? 'I was invited: send me a new link' : 'Send me a new link'}
      </Button>
    </Stack>
  );
}
