import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { formatDay } from '@syndication/contract/fields/dates.rules';
import { useLeaveSignal } from '@syndication/contract/host';
import { Button, Heading, HStack, Stack, Text } from '@syndication/shared-ui/core';
import { saveFile } from '@syndication/shared-ui/csv';
import { Dialog } from '@syndication/shared-ui/dialogs';

import { WriteOutcome, type Outcome } from '../outcomes/write-outcome';
import { askForDeletion, deletionQuery, exportOwnData, withdrawDeletion } from './api/own-data';

interface AskDialogProps {
  isEntrepreneur: boolean;
  isBusy: boolean;
  onAsk: () => void;
  onClose: () => void;
}

function AskDialog({ isEntrepreneur, isBusy, onAsk, onClose }: AskDialogProps) {
  return (
    <Dialog
      isOpen
      size="sm"
      title="Ask for your account to be deleted?"
      onClose={onClose}
      initialFocus="actions"
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" disabled={isBusy} onClick={onAsk}>
            Ask for deletion
          </Button>
        </>
      }
    >
      <Text>
        The association deletes your name, email address, sign-ins and everything else that is
        yours.{' '}
        {isEntrepreneur
          ? 'Your company is removed from all lists. Votes on it are kept, but nobody can see them.'
          : 'Votes you have cast are kept without your name, because others rely on the average.'}{' '}
        Until then, you can change your mind here.
      </Text>
    </Dialog>
  );
}

/** Export of a person's own data, and the request to delete the account. */
export function OwnDataPanel({ isEntrepreneur }: { isEntrepreneur: boolean }) {
  const cache = useQueryClient();
  const leaveSignal = useLeaveSignal();
  const { data } = useQuery(deletionQuery);
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const askedAt = data?.askedAt ?? null;

  const perform = async (done: string, act: () => Promise<unknown>, titleFailed?: string) => {
    setIsBusy(true);
    setOutcome(null);
    try {
      await act();
      setOutcome({ done });
    } catch (error) {
      setOutcome({ failure: error, ...(titleFailed && { title: titleFailed }) });
      void cache.invalidateQueries(deletionQuery);
    }
    setIsBusy(false);
  };

  const download = () =>
    perform(
      'Your data is saved as my-data.json.',
      async () => {
        const own = await exportOwnData(leaveSignal());
        saveFile('my-data.json', [JSON.stringify(own, null, 2)], 'application/json');
      },
      'Your data was not saved',
    );
  const ask = async () => {
    await perform('The association has received your request.', async () =>
      cache.setQueryData(deletionQuery.queryKey, await askForDeletion()),
    );
    setIsAsking(false);
  };
  const withdraw = () =>
    perform('Your account will be kept.', async () =>
      cache.setQueryData(deletionQuery.queryKey, await withdrawDeletion()),
    );

  return (
    <Stack gap="4">
      <div>
        <Heading size="md" mb="1">
          Your data
        </Heading>
        <Text tone="muted">
          {askedAt === null
            ? 'Download everything the platform holds about you, or ask for your account to be deleted.'
            : `You asked for your account to be deleted on ${formatDay(askedAt, 'long')}. The association will delete it.`}
        </Text>
      </div>
      <WriteOutcome outcome={outcome} />
      <HStack gap="3" wrap="wrap">
        <Button variant="outline" aria-disabled={isBusy} onClick={() => !isBusy && void download()}>
          Download your data
        </Button>
        {askedAt === null ? (
          <Button variant="outline" onClick={() => setIsAsking(true)}>
            Ask for deletion
          </Button>
        ) : (
          <Button
            variant="outline"
            aria-disabled={isBusy}
            onClick={() => !isBusy && void withdraw()}
          >
            Keep my account
          </Button>
        )}
      </HStack>
      {isAsking && (
        <AskDialog
          isEntrepreneur={isEntrepreneur}
          isBusy={isBusy}
          onAsk={() => void ask()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Stack>
  );
}
