import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';

import { ACCOUNT_PATH } from '@syndication/contract/account-security/account-security.rules';
import { DIGEST_TOKEN_PARAMETER } from '@syndication/contract/digests/digests.rules';
import { explainFailure, titleFailedWrite } from '@syndication/contract/http/no-answer';
import {
  Alert,
  Button,
  ButtonLink,
  HStack,
  PageHeader,
  Panel,
  Skeleton,
  SkeletonRegion,
  Stack,
  Text,
} from '@syndication/shared-ui/core';

import { usePageTitle } from '../chrome/use-page-title';
import { QueryFailure } from '../outcomes/query-failure';
import { useOutcomeFocus } from '../outcomes/use-outcome-focus';
import { linkedDigestQuery, stopDigestMutation } from './api/linked-digest';

const toAccount = (
  <HStack>
    <ButtonLink asChild variant="outline">
      <Link to={ACCOUNT_PATH}>Choose on your account page</Link>
    </ButtonLink>
  </HStack>
);

function StopButton({ token }: { token: string }) {
  const cache = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    ...stopDigestMutation,
    onSuccess: () => cache.invalidateQueries(linkedDigestQuery(token)),
    onError: () => void cache.invalidateQueries(linkedDigestQuery(token)),
  });
  return (
    <>
      {error && (
        <Alert status="error" title={titleFailedWrite(error, 'The mails were not stopped')}>
          {explainFailure(error)}
        </Alert>
      )}
      <HStack>
        <Button aria-disabled={isPending} onClick={() => !isPending && mutate(token)}>
          {isPending ? 'Stopping…' : 'Stop these mails'}
        </Button>
      </HStack>
    </>
  );
}

function LinkedDigest({ token }: { token: string }) {
  const query = useQuery(linkedDigestQuery(token));
  const linked = query.data;
  const outcome = useOutcomeFocus(linked ? linked.rhythm !== 'off' : undefined);
  if (linked === undefined) {
    if (!query.error) {
      return (
        <SkeletonRegion label="Loading">
          <Stack gap="4">
            <Skeleton width="80%" />
            <Skeleton width="10rem" height="11" />
          </Stack>
        </SkeletonRegion>
      );
    }
    return <QueryFailure query={query} />;
  }
  if (linked === null) {
    return (
      <Stack gap="4">
        <Alert status="info" title="This link stops no mails">
          Either a part of it is missing, or the mails have ended with the membership of the group.
        </Alert>
        {toAccount}
      </Stack>
    );
  }
  const { groupTitle, rhythm } = linked;
  if (rhythm === 'off') {
    return (
      <Stack gap="4" ref={outcome} tabIndex={-1} outline="none">
        <Alert status="success" title={`You get no more mails about the deals of ${groupTitle}`}>
          Mails about the account itself still come, such as a link to choose a password.
        </Alert>
        <Text>Should you want them again, or for another group, your account page has it.</Text>
        {toAccount}
      </Stack>
    );
  }
  return (
    <Stack gap="4">
      <Text>
        A mail comes {rhythm === 'daily' ? 'every morning' : 'on Monday mornings'} when there is
        something new in the deals of {groupTitle}.
      </Text>
      <StopButton token={token} />
    </Stack>
  );
}

/** The page of a digest's unsubscribe link; it needs no sign-in, and opening it changes nothing. */
export default function StopDigestPage() {
  usePageTitle('Unsubscribe');
  const [search] = useSearchParams();
  return (
    <>
      <PageHeader title="Unsubscribe" detail="Mails about what changed in the deals of a group" />
      <Panel kind="sheet" maxW="form">
        <LinkedDigest token={search.get(DIGEST_TOKEN_PARAMETER) ?? ''} />
      </Panel>
    </>
  );
}
