import { useHost } from '@syndication/contract/host';
import { useMutation } from '@syndication/contract/host/query';
import { describeError } from '@syndication/contract/http/api-error';
import type { SyndicationGroup } from '@syndication/contract/members/members.schemas';
import { Alert, Button, Stack, Text } from '@syndication/shared-ui/core';

import { voteRemindersMutation } from './api/post-vote-reminders';

const membersText = (count: number) => (count === 1 ? '1 member' : `${count} members`);

function describeOutcome(remindedCount: number, { title }: SyndicationGroup): string {
  const others = `had a reminder less than a day ago, or get no mails about ${title}`;
  return remindedCount === 0
    ? `Nobody was reminded: the members without a vote ${others}.`
    : `${membersText(remindedCount)} reminded by mail. Any others ${others}.`;
}

export interface RemindVotersProps {
  group: SyndicationGroup;
  ventureId: string;
}

/** Asks the members by mail who have not voted on a deal. */
export function RemindVoters({ group, ventureId }: RemindVotersProps) {
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
        {isPending ? 'Sending…' : 'Remind by mail'}
      </Button>
      {error ? (
        <Alert status="error" title="No reminder was sent">
          {describeError(error)}
        </Alert>
      ) : data ? (
        <Alert status="success">{describeOutcome(data.remindedCount, group)}</Alert>
      ) : (
        <Text tone="muted" size="sm">
          Each member gets such a mail at most once a day. Whom you remind is logged.
        </Text>
      )}
    </Stack>
  );
}
