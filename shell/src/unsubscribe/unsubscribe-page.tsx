import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import type { EntrepreneurSession } from '@syndication/contract/host';
import { describeFailure } from '@syndication/contract/http/api-error';
import {
  ButtonLink,
  EmptyState,
  ErrorPanel,
  PageHeader,
  Panel,
  Skeleton,
  SkeletonRegion,
  Stack,
} from '@syndication/shared-ui/core';

import { usePageTitle } from '../chrome/use-page-title';
import { ownVentureQuery } from './api/get-own-venture';
import { UnsubscribeForm } from './unsubscribe-form';

function ReasonsSkeleton() {
  return (
    <SkeletonRegion label="Loading">
      <Stack gap="4">
        <Skeleton width="80%" />
        {[60, 70, 65].map((width) => (
          <Skeleton key={width} width={`${width}%`} height="6" />
        ))}
        <Skeleton width="full" height="24" />
      </Stack>
    </SkeletonRegion>
  );
}

function Reasons({ userId }: { userId: string }) {
  const { data: venture, error, isFetching, refetch } = useQuery(ownVentureQuery(userId));
  if (venture) return <UnsubscribeForm ventureId={venture.id} />;
  if (venture === null) {
    return (
      <EmptyState title="You have no profile, and so no reminders">
        <ButtonLink asChild>
          <Link to="/">Go To Homepage</Link>
        </ButtonLink>
      </EmptyState>
    );
  }
  if (!error) return <ReasonsSkeleton />;
  const { text, ...failure } = describeFailure(error);
  return (
    <ErrorPanel {...failure} onRetry={() => void refetch()} isRetrying={isFetching}>
      {text}
    </ErrorPanel>
  );
}

/** Where the mails that ask for an update lead (section 2, Unsubscribe). */
export default function UnsubscribePage({ session }: { session: EntrepreneurSession }) {
  usePageTitle('Unsubscribe');
  return (
    <>
      <PageHeader
        title="Unsubscribe"
        detail={`Stops the reminders to update your profile that go to ${session.user.email}.`}
      />
      <Panel kind="sheet" maxW="form">
        <Reasons userId={session.user.id} />
      </Panel>
    </>
  );
}
