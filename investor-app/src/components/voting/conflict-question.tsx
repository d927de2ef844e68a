import { Button, Text } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';

import { formatVoteDay } from './format-vote-day';
import type { ConflictQuestion as Question } from './votes-store';

export interface ConflictQuestionProps {
  question: Pick<Question, 'deal' | 'choice'>;
  onAnswer: (isOver: boolean) => void;
}

/** Asked before a percentage ends a conflict of interest. Without an answer nothing is sent. */
export default function ConflictQuestion({ question, onAnswer }: ConflictQuestionProps) {
  const { deal, choice } = question;
  return (
    <Dialog
      isOpen
      size="sm"
      title="Is the conflict over?"
      initialFocus="actions"
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button variant="outline" onClick={() => onAnswer(false)}>
            No, keep it
          </Button>
          <Button variant="accent" onClick={() => onAnswer(true)}>
            Yes, vote {choice}
          </Button>
        </>
      }
    >
      <Text>
        You declared a conflict of interest with {deal.companyName}
        {deal.conflict && (
          <>
            {' '}
            on <time dateTime={deal.conflict.since}>{formatVoteDay(deal.conflict.since)}</time>
          </>
        )}
        . Voting {choice} ends it. If you choose No, nothing is sent.
      </Text>
    </Dialog>
  );
}
