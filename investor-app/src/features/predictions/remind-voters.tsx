import { useHost } from '@syndication/contract/host';
import { useMutation } from '@syndication/contract/host/query';
import { explainFailure, titleFailedWrite } from '@syndication/contract/http/no-answer';
import type { SyndicationGroup } from '@syndication/contract/members/members.schemas';
import { Alert, Button, Stack, Text } from '@syndication/shared-ui/core';

import { voteRemindersMutation } from './api/post-vote-reminders';

const membersText = (count: number) => (count === 1 ? '1 member' : `${count} members`);

function describeOutcome(remindedCount: number, askedCount: number, groupTitle: string): string {
  const others = `were reminded less than a day ago, get no email about ${groupTitle}, or have not accepted the agreement`;
  if (remindedCount === 0)
    return `No reminders were sent: the members who have not voted ${others}.`;
  const told = `Reminders sent to ${membersText(remindedCount)}.`;
  return remindedCount < askedCount ? `${told} The others ${others}.` : told;
}

export interface RemindVotersProps {
  group: SyndicationGroup;
  ventureId: string;
  /** Who have not voted, without the admin who asks. */
  askedCount: number;
}

/** Asks the members by mail who have not voted on a deal. */
export function RemindVoters({ group, ventureId, askedCount }: RemindVotersProps) {
  const { api } = useHost();
  const { mutate, isPending, data, error } = useMutation(
    voteRemindersMutation(api, group.id, ventureId),
  );
  return (
    <Stack gap="3" mt="4" alignItems="flex-start">
      <Button
        variant="outline"
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) mutate();
        }}
      >
        {isPending ? 'Sending…' : 'Send reminders'}
      </Button>
      {error ? (
        <Alert status="error" title={titleFailedWrite(error, 'No reminder was sent')}>
          {explainFailure(error)}
        </Alert>
      ) : data ? (
        <Alert status="success">
          {describeOutcome(data.remindedCount, askedCount, group.title)}
        </Alert>
      ) : (
        <Text tone="muted" size="sm">
          Members get at most one reminder a day. Reminders are logged.
        </Text>
      )}
    </Stack>
  );
}
