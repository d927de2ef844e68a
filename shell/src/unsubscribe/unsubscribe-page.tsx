import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import type { EntrepreneurSession } from '@syndication/contract/host';
import {
  Alert,
  Box,
  ButtonLink,
  EmptyState,
  HStack,
  PageHeader,
  Panel,
  Skeleton,
  SkeletonRegion,
  Stack,
} from '@syndication/shared-ui/core';

import { usePageTitle } from '../chrome/use-page-title';
import { QueryFailure } from '../outcomes/query-failure';
import { useOutcomeFocus } from '../outcomes/use-outcome-focus';
import { remindersQuery } from './api/get-reminders';
import { StoppedReminders } from './stopped-reminders';
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

const home = (
  <ButtonLink asChild>
    <Link to="/">Go To Homepage</Link>
  </ButtonLink>
);

/** The reasons, then whether the reminders have stopped. */
function Reminders({ email }: { email: string }) {
  const query = useQuery(remindersQuery);
  const reminders = query.data;
  const outcome = useOutcomeFocus(reminders?.isOn);
  const [wasOff, setWasOff] = useState(false);
  if (reminders && !reminders.isOn && !wasOff) setWasOff(true);
  if (reminders && !reminders.isOn) {
    return (
      <Box ref={outcome} tabIndex={-1} outline="none">
        <StoppedReminders ventureId={reminders.ventureId}>{home}</StoppedReminders>
      </Box>
    );
  }
  if (reminders && wasOff) {
    return (
      <Stack gap="4" ref={outcome} tabIndex={-1} outline="none">
        <Alert status="success" title="Reminders are back on">
          They go to {email} when your profile needs an update.
        </Alert>
        <HStack>{home}</HStack>
      </Stack>
    );
  }
  if (reminders) return <UnsubscribeForm ventureId={reminders.ventureId} />;
  if (reminders === null) {
    return <EmptyState title="You have no profile, so there are no reminders">{home}</EmptyState>;
  }
  return query.error ? <QueryFailure query={query} /> : <ReasonsSkeleton />;
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
        <Reminders email={session.user.email} />
      </Panel>
    </>
  );
}
