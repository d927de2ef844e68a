import { useEffect, useRef, useState, type ReactNode } from 'react';

import type { ApiClient } from '@syndication/contract/http/client';
import { Button, HStack, isAtAnotherControl, Text } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';

import { ActionOutcome, type ActionResult } from './action-outcome';
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
  /** What it means, if nothing around its button says so: asks before it is done. */
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
 * Does one thing at a time, asks for a proof where the API wants one, and reports the result.
 * @param refused title of the report when the API has refused an action
 */
export function useActions(refused?: string): {
  isBusy: boolean;
  /** @returns whether it was done */
  perform: <Answer>(action: Pick<Action<Answer>, 'done' | 'run'>) => Promise<boolean>;
  /** Reports something that was done outside this; null clears the report. */
  showDone: (done: string | null) => void;
  renderButtons: (actions: readonly Action[]) => ReactNode;
  outcome: ReactNode;
  /** Asked before something is done: a confirmation, and a proof of who the user is. */
  proofDialog: ReactNode;
} {
  const change = useConsoleChange();
  const { withProof, proofDialog } = useProof();
  const [isBusy, setIsBusy] = useState(false);
  const [asked, setAsked] = useState<Action | null>(null);
  const [result, setResult] = useState<ActionResult | null>(null);
  const askedAt = useRef<Element>(null);
  // Only now: a confirmation gives the focus back to the button that opened it.
  useEffect(() => {
    if (isBusy) askedAt.current = document.activeElement;
  }, [isBusy]);

  const perform = async <Answer,>({ done, run }: Pick<Action<Answer>, 'done' | 'run'>) => {
    // The last report stays until there is an answer, or all below it would move twice.
    setIsBusy(true);
    try {
      const answer = await withProof(() => change(run));
      const hasFocusMoved = isAtAnotherControl(askedAt.current);
      setResult({ done: typeof done === 'string' ? done : done(answer), hasFocusMoved });
      return true;
    } catch (error) {
      setResult({ failure: error, hasFocusMoved: isAtAnotherControl(askedAt.current) });
      return false;
    } finally {
      setIsBusy(false);
    }
  };

  return {
    isBusy,
    perform,
    showDone: (done) => setResult(done === null ? null : { done }),
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
    outcome: <ActionOutcome result={result} {...(refused !== undefined && { refused })} />,
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
