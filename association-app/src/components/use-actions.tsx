import { useEffect, useRef, useState, type ReactNode } from 'react';

import type { ApiClient } from '@syndication/contract/http/client';
import { Button, HStack, isAtAnotherControl, Text } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';

import { ActionOutcome, type Told } from './action-outcome';
import { onSingleClick } from './on-single-click';
import { useConsoleChange } from './use-console-change';
import { useProof } from './use-proof';

/** Something that can be done to what a dialog shows. */
export interface Action<Answer = unknown> {
  label: string;
  /** What is said when it is done. */
  done: string | ((answer: Answer) => string);
  /** It cannot be undone, and its button looks so. */
  isFinal?: boolean;
  /** What it means, where nothing around its button says so: asked before it is done. */
  warning?: string;
  run: (api: ApiClient) => Promise<Answer>;
}

interface FinalQuestionProps {
  action: Action;
  onCancel: () => void;
  onConfirm: () => void;
}

function FinalQuestion({ action, onCancel, onConfirm }: FinalQuestionProps) {
  const buttons = (
    <>
      <Button variant="outline" onClick={onCancel}>
        Cancel
      </Button>
      <Button variant="danger" onClick={onConfirm}>
        {action.label}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      size="sm"
      title={`${action.label}?`}
      onClose={onCancel}
      initialFocus="actions"
      actions={buttons}
    >
      <Text>{action.warning}</Text>
    </Dialog>
  );
}

/**
 * Does one thing at a time, asks for a proof where the API wants one, and says what happened to it.
 * @param refused what is certain where the API has refused an action
 */
export function useActions(refused?: string): {
  isBusy: boolean;
  /** @returns whether it is done */
  perform: <Answer>(action: Pick<Action<Answer>, 'done' | 'run'>) => Promise<boolean>;
  /** Says that something was done outside this; null says nothing any more. */
  tell: (done: string | null) => void;
  renderButtons: (actions: readonly Action[]) => ReactNode;
  outcome: ReactNode;
  /** The questions before something is done: whether it is meant, and who asks. */
  proofDialog: ReactNode;
} {
  const change = useConsoleChange();
  const { withProof, proofDialog } = useProof();
  const [isBusy, setIsBusy] = useState(false);
  const [asked, setAsked] = useState<Action | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const askedAt = useRef<Element>(null);
  // When it has begun: a question that was asked first gives the focus back to the button that opened it.
  useEffect(() => {
    if (isBusy) askedAt.current = document.activeElement;
  }, [isBusy]);

  const perform = async <Answer,>({ done, run }: Pick<Action<Answer>, 'done' | 'run'>) => {
    // What was said last stays until there is an answer, or all below it would move twice.
    setIsBusy(true);
    try {
      const answer = await withProof(() => change(run));
      const isElsewhere = isAtAnotherControl(askedAt.current);
      setTold({ done: typeof done === 'string' ? done : done(answer), isElsewhere });
      return true;
    } catch (error) {
      setTold({ failure: error, isElsewhere: isAtAnotherControl(askedAt.current) });
      return false;
    } finally {
      setIsBusy(false);
    }
  };

  return {
    isBusy,
    perform,
    tell: (done) => setTold(done === null ? null : { done }),
    renderButtons: (actions) => (
      <HStack gap="2" wrap="wrap">
        {actions.map((action) => (
          <Button
            key={action.label}
            size="sm"
            overflowWrap="anywhere"
            variant={action.isFinal ? 'danger' : 'outline'}
            disabled={isBusy}
            onClick={onSingleClick(() =>
              action.warning === undefined ? void perform(action) : setAsked(action),
            )}
          >
            {action.label}
          </Button>
        ))}
      </HStack>
    ),
    outcome: <ActionOutcome told={told} {...(refused !== undefined && { refused })} />,
    proofDialog: (
      <>
        {asked && (
          <FinalQuestion
            action={asked}
            onCancel={() => setAsked(null)}
            onConfirm={() => {
              setAsked(null);
              void perform(asked);
            }}
          />
        )}
        {proofDialog}
      </>
    ),
  };
}
