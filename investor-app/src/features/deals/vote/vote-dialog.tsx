import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import type { VoteChoice } from '@syndication/contract/votes/votes.rules';
import { useState } from 'react';

import { Alert, Button, Stack, Text } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';
import { formatVoteDay } from './format-vote-day';
import { VoteChoices } from './vote-choices';

export interface VoteDialogProps {
  deal: Venture;
  /** Posts the vote; resolves to null when it was kept, else to the text of the failure. */
  onVote: (choice: VoteChoice) => Promise<string | null>;
  onClose: () => void;
}

/** Pick a choice and vote. Success closes it; failure says why and clears the selection (section 4). */
export function VoteDialog({ deal, onVote, onClose }: VoteDialogProps) {
  const [choice, setChoice] = useState<VoteChoice | null>(null);
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // Kept from the opening: an optimistic vote must not show as the previous one.
  const [previous] = useState(deal.ownVote);

  async function vote() {
    if (!choice || isPending) return;
    setIsPending(true);
    setError(null);
    const failure = await onVote(choice);
    setIsPending(false);
    if (failure === null) return onClose();
    setError(failure);
    setChoice(null);
  }

  return (
    <Dialog
      isOpen
      title={deal.companyName}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="accent"
            disabled={!choice}
            aria-disabled={isPending || undefined}
            onClick={() => void vote()}
          >
            Vote
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {previous && (
          <Text>
            Your previous choice: <strong>{previous.choice}</strong>, on{' '}
            <time dateTime={previous.votedAt}>{formatVoteDay(previous.votedAt)}</time>
          </Text>
        )}
        <VoteChoices
          question="How likely is this company to fill its round?"
          value={choice}
          onChange={setChoice}
          isDisabled={isPending}
        />
        <Text size="sm" tone="muted">
          Only the admin of your syndication group sees who voted what.
        </Text>
        {error && (
          <Alert status="error" title="Your vote was not counted">
            {error}
          </Alert>
        )}
      </Stack>
    </Dialog>
  );
}
