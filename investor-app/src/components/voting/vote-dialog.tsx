import { useLeaveSignal, type LateFailure } from '@syndication/contract/host';
import { OUTCOME_RULE } from '@syndication/contract/outcomes/outcomes.rules';
import { formatAmountAtValuation } from '@syndication/contract/ventures/dollars.rules';
import type { Venture, VentureRound } from '@syndication/contract/ventures/ventures.schemas';
import type { VoteChoice } from '@syndication/contract/votes/votes.rules';
import { useEffect, useId, useRef, useState } from 'react';

import { Alert, Button, CommittedMeter, Stack, Text } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';
import { LazyPart } from '../lazy-part';
import { formatVoteDay } from './format-vote-day';
import { wouldEndConflict, ownChoice } from './own-answer';
import { loadConflictQuestion } from './load-conflict-question';
import { OwnAnswerText } from './own-answer-text';
import { VoteChoices } from './vote-choices';

export interface VoteDialogProps {
  deal: Venture;
  /** Posts the vote; resolves to null when it was saved, else to what went wrong. `signal`: the dialog was closed. */
  onVote: (
    choice: VoteChoice,
    isConflictOver: boolean,
    signal: AbortSignal,
  ) => Promise<LateFailure | null>;
  /** Not called when it was closed before the vote was answered: another deal may have a dialog by then. */
  onClose: () => void;
}

/** What there is to judge by. */
function Ask({ round }: { round: VentureRound }) {
  return (
    <div>
      <Text>
        <strong>
          {formatAmountAtValuation(round.amount, round.valuation) ?? 'Amount not stated'}
        </strong>
      </Text>
      <CommittedMeter committed={round.committed} />
    </div>
  );
}

/** Pick a choice and vote. Success closes it; failure says why and clears the selection (section 4). */
export function VoteDialog({ deal, onVote, onClose }: VoteDialogProps) {
  // Kept from the opening: an optimistic vote must not show as the previous one.
  const [before] = useState(deal);
  const { ownVote: previous, conflict } = before;
  const [choice, setChoice] = useState<VoteChoice | null>(ownChoice(before));
  const [isAsking, setIsAsking] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<LateFailure | null>(null);
  const leaveSignal = useLeaveSignal();
  const formId = useId();
  const choices = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // The Vote button is disabled without a choice, and gives the focus away.
    if (error) choices.current?.querySelector('input')?.focus();
  }, [error]);

  async function vote(isConflictOver = false) {
    if (!choice || isPending) return;
    if (!isConflictOver && wouldEndConflict(before, choice)) return setIsAsking(true);
    setIsAsking(false);
    setIsPending(true);
    setError(null);
    const signal = leaveSignal();
    const failure = await onVote(choice, isConflictOver, signal);
    if (signal.aborted) return;
    setIsPending(false);
    if (failure === null) return onClose();
    setError(failure);
    setChoice(null);
  }

  if (isAsking && choice) {
    return (
      <LazyPart
        name="conflict-question"
        load={loadConflictQuestion}
        props={{
          question: { deal: before, choice },
          onAnswer: (isOver) => (isOver ? void vote(true) : onClose()),
        }}
        placeholder={null}
      />
    );
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
            type="submit"
            form={formId}
            variant="accent"
            disabled={!choice}
            aria-disabled={isPending || undefined}
          >
            Vote
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          void vote();
        }}
      >
        <Stack gap="4">
          {deal.currentVentureRound && <Ask round={deal.currentVentureRound} />}
          {conflict ? (
            <Text>
              <OwnAnswerText deal={before} />
            </Text>
          ) : (
            previous && (
              <Text>
                Your previous choice: <strong>{previous.choice}</strong>, on{' '}
                <time dateTime={previous.votedAt}>{formatVoteDay(previous.votedAt)}</time>
              </Text>
            )
          )}
          <VoteChoices
            ref={choices}
            question="How likely is this company to fill its round?"
            value={choice}
            onChange={setChoice}
            isDisabled={isPending}
          />
          <Text size="sm" tone="muted">
            {OUTCOME_RULE} Only the admin of your syndication group sees who voted what.
          </Text>
          {error && (
            <Alert status="error" title={error.title}>
              {error.reason}
            </Alert>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
