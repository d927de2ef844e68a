import { useState } from 'react';

import { formatMoment } from '@syndication/contract/fields/dates.rules';
import type {
  ConsoleHealth,
  UnsentMail,
} from '@syndication/contract/console-health/console-health.schemas';
import {
  Alert,
  Button,
  EmptyState,
  Heading,
  HStack,
  Stack,
  StatusBadge,
  Text,
  TimedAlert,
} from '@syndication/shared-ui/core';

import { showCount } from '../../components/count';
import { RecordTable, type Column } from '../../components/record-table';
import { WriteFailure } from '../../components/write-failure';
import { useMailActions } from './api/health';
import { TestMailDialog } from './test-mail-dialog';

const COLUMNS: readonly Column<UnsentMail>[] = [
  {
    label: 'To',
    render: ({ recipient, isGivenUp }) => (
      <HStack gap="2" wrap="wrap">
        {recipient}
        <StatusBadge tone={isGivenUp ? 'danger' : 'neutral'}>
          {isGivenUp ? 'Given up' : 'Waiting'}
        </StatusBadge>
      </HStack>
    ),
  },
  { label: 'Subject', render: ({ subject }) => subject },
  { label: 'Written', render: ({ createdAt }) => formatMoment(createdAt) },
  { label: 'Tries', isNumber: true, render: ({ attempts }) => attempts },
  { label: 'What the mail server said', render: ({ lastError }) => lastError ?? '' },
];

/** The state of mail, in a word: mail that failed once may still be sent by the next try. */
function MailState({ hasServer, isInTrouble, unsent }: ConsoleHealth['mail']) {
  if (!hasServer) return <StatusBadge tone="danger">No mail server</StatusBadge>;
  if (isInTrouble) return <StatusBadge tone="danger">Needs attention</StatusBadge>;
  return unsent.some(({ lastError, isGivenUp }) => lastError !== null && !isGivenUp) ? (
    <StatusBadge tone="accent">Retried automatically</StatusBadge>
  ) : (
    <StatusBadge tone="success">OK</StatusBadge>
  );
}

const mails = (count: number): string => `${showCount(count)} ${count === 1 ? 'email' : 'emails'}`;

/** Unsent mail, and what can be done about it. */
export function MailHealth({ mail }: { mail: ConsoleHealth['mail'] }) {
  const { hasServer, waiting, givenUp, unsent } = mail;
  const { retryMail } = useMailActions();
  const [testId, setTestId] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [told, setTold] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const total = waiting + givenUp;

  const retry = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      const { count } = await retryMail();
      setTold(count === 0 ? 'Everything is already being sent.' : `Trying ${mails(count)} again.`);
    } catch (error) {
      setFailure(error);
    }
    setIsBusy(false);
  };

  return (
    <section aria-labelledby="mail-health">
      <Stack gap="3">
        <HStack justify="space-between" wrap="wrap" gap="3">
          <HStack gap="2">
            <Heading as="h2" size="md" id="mail-health">
              Mail
            </Heading>
            <MailState {...mail} />
          </HStack>
          <HStack gap="2" wrap="wrap">
            {hasServer && total > 0 && (
              <Button variant="outline" disabled={isBusy} onClick={() => void retry()}>
                Try again now
              </Button>
            )}
            <Button variant="outline" onClick={() => setTestId(crypto.randomUUID())}>
              Send a test email
            </Button>
          </HStack>
        </HStack>
        {!hasServer && (
          <Alert status="error" title="No mail is sent">
            No mail server is set up. Mail waits here and is sent once the API is started with
            SMTP_URL.
          </Alert>
        )}
        {told !== null && (
          <TimedAlert status="success" onDismiss={() => setTold(null)}>
            {told}
          </TimedAlert>
        )}
        {failure !== null && (
          <WriteFailure title="No mail was retried" error={failure} onRetry={() => void retry()} />
        )}
        {total === 0 ? (
          <EmptyState title="All mail was sent">
            Nothing is waiting, and nothing was given up.
          </EmptyState>
        ) : (
          <>
            <RecordTable
              caption="Unsent mail"
              rows={unsent}
              keyOf={({ id }) => id}
              columns={COLUMNS}
            />
            {total > unsent.length && (
              <Text tone="muted" size="sm">
                and {total - unsent.length} more
              </Text>
            )}
          </>
        )}
      </Stack>
      {testId !== null && (
        <TestMailDialog
          id={testId}
          onClose={() => setTestId(null)}
          onSent={(email) => {
            // One that was closed while it sent leaves the next one open.
            setTestId((current) => (current === testId ? null : current));
            setTold(
              hasServer
                ? `A test email to ${email} is on its way.`
                : `A test email to ${email} is waiting for a mail server.`,
            );
          }}
        />
      )}
    </section>
  );
}
