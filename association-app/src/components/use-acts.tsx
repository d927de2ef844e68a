import { useState, type ReactNode } from 'react';

import type { ApiClient } from '@syndication/contract/http/client';
import { Button, HStack, Text } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';

import { ActOutcome, type Told } from './act-outcome';
import { useConsoleChange } from './use-console-change';
import { useProof } from './use-proof';

/** Something that can be done to what a dialog shows. */
export interface Act<Answer = unknown> {
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
  act: Act;
  onCancel: () => void;
  onConfirm: () => void;
}

function FinalQuestion({ act, onCancel, onConfirm }: FinalQuestionProps) {
  const buttons = (
    <>
      <Button variant="outline" onClick={onCancel}>
        Cancel
      </Button>
      <Button variant="danger" onClick={onConfirm}>
        {act.label}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      size="sm"
      title={`${act.label}?`}
      onClose={onCancel}
      initialFocus="actions"
      actions={buttons}
    >
      <Text>{act.warning}</Text>
    </Dialog>
  );
}

/**
 * Does one thing at a time, asks for a proof where the API wants one, and says what happened to it.
 * @param refused what is certain where the API has refused an act
 */
export function useActs(refused?: string): {
  isBusy: boolean;
  /** @returns whether it is done */
  perform: <Answer>(act: Pick<Act<Answer>, 'done' | 'run'>) => Promise<boolean>;
  /** Says that something was done outside this; null says nothing any more. */
  tell: (done: string | null) => void;
  renderButtons: (acts: readonly Act[]) => ReactNode;
  outcome: ReactNode;
  /** The questions before something is done: whether it is meant, and who asks. */
  proofDialog: ReactNode;
} {
  const change = useConsoleChange();
  const { withProof, proofDialog } = useProof();
  const [isBusy, setIsBusy] = useState(false);
  const [asked, setAsked] = useState<Act | null>(null);
  const [told, setTold] = useState<Told | null>(null);

  const perform = async <Answer,>({ done, run }: Pick<Act<Answer>, 'done' | 'run'>) => {
    setIsBusy(true);
    setTold(null);
    try {
      const answer = await withProof(() => change(run));
      setTold({ done: typeof done === 'string' ? done : done(answer) });
      return true;
    } catch (error) {
      setTold({ failure: error });
      return false;
    } finally {
      setIsBusy(false);
    }
  };

  return {
    isBusy,
    perform,
    tell: (done) => setTold(done === null ? null : { done }),
    renderButtons: (acts) => (
      <HStack gap="2" wrap="wrap">
        {acts.map((act) => (
          <Button
            key={act.label}
            size="sm"
            overflowWrap="anywhere"
            variant={act.isFinal ? 'danger' : 'outline'}
            disabled={isBusy}
            onClick={() => (act.warning === undefined ? void perform(act) : setAsked(act))}
          >
            {act.label}
          </Button>
        ))}
      </HStack>
    ),
    outcome: <ActOutcome told={told} {...(refused !== undefined && { refused })} />,
    proofDialog: (
      <>
        {asked && (
          <FinalQuestion
            act={asked}
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
