import { useQueryClient } from '@syndication/contract/host/query';
import { Alert } from '@syndication/shared-ui/core';
import { chakra, useSlotRecipe } from '@syndication/shared-ui/styling';
import { useDeferredValue, useEffect } from 'react';

import { LazyPart } from '../lazy-part';
import { loadConflictQuestion } from './load-conflict-question';
import { useReadingTime } from './use-reading-time';
import { UnsentVotes, UnsentVotesElsewhere } from './unsent-votes';
import { unsentVotesPart } from './unsent-votes-slot';
import { refusalTitle, useVoting } from './use-voting';
import { voteNoticeRecipe } from './vote-notice.recipe';
import { useGivenVotes, type GivenVote } from './votes-store';

/** How long a vote can be undone. */
const UNDO_MS = 8000;

/** What was given, in a few words: `Tidewater Robotics: 75%`. */
function summarize({ deal, choice, isUndo, saved }: GivenVote): string {
  if (choice === null) {
    return `${deal.companyName}: ${deal.conflict ? 'conflict of interest' : 'vote'} taken back`;
  }
  const given = `${deal.companyName}: ${choice}${isUndo ? ' again' : ''}`;
  return saved.ownVote?.staleTerms && !isUndo
    ? `${given}. The terms had changed: keep or change your vote.`
    : given;
}

interface LastVoteProps {
  given: GivenVote;
  onUndo: () => void;
  onRead: () => void;
}

function LastVote({ given, onUndo, onRead }: LastVoteProps) {
  const styles = useSlotRecipe({ recipe: voteNoticeRecipe })();
  const clock = useReadingTime(UNDO_MS, onRead);
  return (
    <chakra.div css={styles.toast} {...clock}>
      <chakra.span css={styles.text}>{summarize(given)}</chakra.span>
      {!given.isUndo && (
        <chakra.button type="button" css={styles.undo} onClick={onUndo}>
          Undo
        </chakra.button>
      )}
    </chakra.div>
  );
}

export interface VoteNoticeProps {
  /** `inline` inside the page; `floating` over the page, at its bottom; `docked` above a bar there. */
  placement: 'inline' | 'floating' | 'docked';
  /** Called when Undo was pressed, in addition to the undo. */
  onUndo?: (given: GivenVote) => void;
}

/**
 * Tells of the votes that were given on this page: the last one with Undo, for eight seconds; those that are
 * still to be sent; those that were refused. Asks whether a conflict of interest is over before a vote ends it. One on each screen that votes.
 */
export function VoteNotice({ placement, onUndo }: VoteNoticeProps) {
  const styles = useSlotRecipe({ recipe: voteNoticeRecipe })({ placement });
  const { last, waitingCount, refused, question, addNotice, change, dismiss } = useGivenVotes();
  // Only after the dialog has closed: screen readers ignore what is outside an open one.
  const told = useDeferredValue(last);
  const { undo, answer } = useVoting();
  useEffect(addNotice, [addNotice]);
  const cache = useQueryClient();
  useEffect(() => {
    cache.setQueryData(unsentVotesPart.queryKey, { Part: UnsentVotesElsewhere });
  }, [cache]);
  return (
    <chakra.div css={styles.root}>
      {question && (
        <LazyPart
          name="conflict-question"
          load={loadConflictQuestion}
          props={{ question, onAnswer: (isOver) => answer(question, isOver) }}
          placeholder={null}
        />
      )}
      {refused.map((vote) => (
        <Alert
          key={vote.id}
          status="error"
          title={refusalTitle(vote)}
          onDismiss={() => dismiss(vote.id)}
        >
          {vote.choice && !vote.isUndo && `You pressed ${vote.choice}. `}
          {vote.reason}
        </Alert>
      ))}
      <chakra.div css={styles.status} aria-live="polite">
        {waitingCount > 0 && <UnsentVotes count={waitingCount} />}
        {told && (
          <LastVote
            key={told.id}
            given={told}
            onUndo={() => {
              undo(told);
              onUndo?.(told);
            }}
            onRead={() => change(told.id, { isRead: true })}
          />
        )}
      </chakra.div>
    </chakra.div>
  );
}
