import { useHost } from '@syndication/contract/host';
import { useMutation } from '@syndication/contract/host/query';
import { explainFailure, titleFailedWrite } from '@syndication/contract/http/no-answer';
import { renewNominationLink } from '@syndication/contract/nominations/nominations.calls';
import { Button, ErrorPanel, Stack } from '@syndication/shared-ui/core';

import { Outcome } from '../../components/outcome';

/** Sends a new link that replaces an expired one, to the same address. */
export function NewLinkButton({ token, email }: { token: string; email: string }) {
  const { api } = useHost();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => api.call(renewNominationLink, { body: { token }, keepalive: true }),
  });
  if (isSuccess) {
    return (
      <Outcome title="A new link is on its way">
        {`Check the inbox of ${email} and use the link in the new email.`}
      </Outcome>
    );
  }
  return (
    <Stack gap="3">
      {error && (
        <ErrorPanel title={titleFailedWrite(error, 'No link was sent')}>
          {explainFailure(error)}
        </ErrorPanel>
      )}
      <Button disabled={isPending} onClick={() => mutate()}>
        {isPending ? 'Sending…' : 'Send me a new link'}
      </Button>
    </Stack>
  );
}
