import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';

import { ACCOUNT_PATH } from '@syndication/contract/account-security/account-security.rules';
import { DIGEST_TOKEN_PARAMETER } from '@syndication/contract/digests/digests.rules';
import { explainFailure, titleFailedWrite } from '@syndication/contract/http/no-answer';
import {
  Alert,
  Box,
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
        <Alert status="error" title={titleFailedWrite(error, 'The emails were not stopped')}>
          {explainFailure(error)}
        </Alert>
      )}
      <HStack>
        <Button aria-disabled={isPending} onClick={() => !isPending && mutate(token)}>
          {isPending ? 'Stopping…' : 'Stop these emails'}
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
        <Alert status="warning" title="This link does not work">
          Either part of it is missing, or you are no longer in the group and its emails have
          stopped.
        </Alert>
        {toAccount}
      </Stack>
    );
  }
  const { groupTitle, rhythm } = linked;
  if (rhythm === 'off') {
    return (
      <Stack gap="4" ref={outcome} tabIndex={-1} outline="none">
        <Alert status="success" title={`You will get no more emails about ${groupTitle} deals`}>
          You still get emails about your account, such as a link to choose a password.
        </Alert>
        <Text>To get them again, or to choose for another group, go to your account page.</Text>
        {toAccount}
      </Stack>
    );
  }
  return (
    <Stack gap="4">
      <Text>
        You get an email {rhythm === 'daily' ? 'every morning' : 'on Monday mornings'} when there is
        something new in {groupTitle} deals.
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
    <Box width="full" maxW="form" mx="auto">
      <PageHeader title="Unsubscribe" detail="Emails about what is new in a group’s deals" />
      <Panel kind="sheet">
        <LinkedDigest token={search.get(DIGEST_TOKEN_PARAMETER) ?? ''} />
      </Panel>
    </Box>
  );
}
