import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';

import { describeFailure } from '@syndication/contract/http/api-error';
import { UNSUBSCRIBE_PATH } from '@syndication/contract/host/paths';
import { LEAD_REMINDER_DAY, REMINDER_DAYS } from '@syndication/contract/ventures/ventures.rules';
import {
  ErrorPanel,
  Heading,
  Link,
  Panel,
  Skeleton,
  SkeletonRegion,
  Stack,
  Text,
} from '@syndication/shared-ui/core';

import { remindersQuery } from '../unsubscribe/api/get-reminders';
import { StoppedReminders } from '../unsubscribe/stopped-reminders';

const days = new Intl.ListFormat('en-US').format(REMINDER_DAYS.map(String));

function Reminders({ email }: { email: string }) {
  const { data: reminders, error, isFetching, refetch } = useQuery(remindersQuery);
  if (reminders === undefined) {
    if (!error) {
      return (
        <SkeletonRegion label="Loading">
          <Stack gap="3">
            <Skeleton width="90%" />
            <Skeleton width="70%" />
          </Stack>
        </SkeletonRegion>
      );
    }
    const { text, ...failure } = describeFailure(error);
    return (
      <ErrorPanel {...failure} onRetry={() => void refetch()} isRetrying={isFetching}>
        {text}
      </ErrorPanel>
    );
  }
  if (reminders === null) {
    return <Text tone="muted">You have no profile, and so no reminders to update it.</Text>;
  }
  if (!reminders.isOn) return <StoppedReminders ventureId={reminders.ventureId} />;
  return (
    <Stack gap="3">
      <Text>
        While your round is open, we remind {email} to update the profile, {days} days after the
        last update. Your deal lead gets a copy on day {LEAD_REMINDER_DAY}.
      </Text>
      <Link asChild isStandalone>
        <RouterLink to={UNSUBSCRIBE_PATH}>Stop the reminders</RouterLink>
      </Link>
    </Stack>
  );
}

/** Which mails an entrepreneur gets, and how to stop or restart them. */
export function MailPanel({ email }: { email: string }) {
  return (
    <Panel kind="sheet">
      <Heading size="md" mb="3">
        Reminders by mail
      </Heading>
      <Reminders email={email} />
    </Panel>
  );
}
