import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';

import { UNSUBSCRIBE_PATH } from '@syndication/contract/host/paths';
import { LEAD_REMINDER_DAY, REMINDER_DAYS } from '@syndication/contract/ventures/ventures.rules';
import {
  Heading,
  Link,
  Panel,
  Skeleton,
  SkeletonRegion,
  Stack,
  Text,
} from '@syndication/shared-ui/core';

import { QueryFailure } from '../outcomes/query-failure';
import { remindersQuery } from '../unsubscribe/api/get-reminders';
import { StoppedReminders } from '../unsubscribe/stopped-reminders';

const days = new Intl.ListFormat('en-US').format(REMINDER_DAYS.map(String));

function Reminders({ email }: { email: string }) {
  const query = useQuery(remindersQuery);
  const reminders = query.data;
  if (reminders === undefined) {
    if (!query.error) {
      return (
        <SkeletonRegion label="Loading">
          <Stack gap="3">
            <Skeleton width="90%" />
            <Skeleton width="70%" />
          </Stack>
        </SkeletonRegion>
      );
    }
    return <QueryFailure query={query} />;
  }
  if (reminders === null) {
    return <Text tone="muted">You have no profile, so there are no reminders to update it.</Text>;
  }
  if (!reminders.isOn) return <StoppedReminders ventureId={reminders.ventureId} />;
  return (
    <Stack gap="3">
      <Text>
        While your round is open and investors can see your profile, we remind {email} to update it,{' '}
        {days} days after the last update. Your deal lead, if you have one, gets a copy on day{' '}
        {LEAD_REMINDER_DAY}.
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
        Email reminders
      </Heading>
      <Reminders email={email} />
    </Panel>
  );
}
