import { useHost } from '@syndication/contract/host';
import { useMutation, useQueryClient } from '@syndication/contract/host/query';
import { ApiError } from '@syndication/contract/http/api-error';
import { explainFailure, titleFailedWrite } from '@syndication/contract/http/no-answer';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { CONFLICT_REASON_MAX_LENGTH } from '@syndication/contract/votes/conflicts.rules';
import { Alert, Box, Button } from '@syndication/shared-ui/core';
import { Input } from '@syndication/shared-ui/forms';
import { chakra } from '@syndication/shared-ui/styling';
import { useEffect, useId, useRef, useState } from 'react';

import { useAutosave } from '../use-autosave';
import { conflictReasonRecipe } from './conflict-reason.recipe';
import { conflictReasonMutation } from './put-conflict-reason';

const Form = chakra('form', conflictReasonRecipe);

/** The reason as typed; it is saved by itself, also when the screen or the page is left. */
function useReason(deal: Venture, reason: string) {
  const { api, showLateFailure } = useHost();
  const mutation = useMutation(conflictReasonMutation(api, useQueryClient(), deal));
  const [text, setText] = useState<string | null>(null);
  const typed = useRef(text);
  /** The server's state, as far as this window knows. */
  const kept = useRef(reason);
  useEffect(() => {
    kept.current = reason;
  }, [reason]);
  const { save, saveLater, isHere } = useAutosave({
    isUnsaved: () => typed.current !== null && typed.current.trim() !== kept.current,
    send: async () => {
      const given = typed.current?.trim() ?? '';
      try {
        await mutation.mutateAsync(given);
        kept.current = given;
        return true;
      } catch (refusal) {
        if (!isHere.current && refusal instanceof ApiError) {
          const title = titleFailedWrite(
            refusal,
            `Your reason for ${deal.companyName} was not saved`,
            `We cannot tell whether your reason for ${deal.companyName} was saved`,
          );
          showLateFailure?.({ title, reason: explainFailure(refusal) });
        }
        return false;
      }
    },
  });
  const change = (next: string) => {
    setText(next);
    typed.current = next;
    saveLater();
  };
  return { ...mutation, text: text ?? reason, change, save };
}

function ReasonForm({ deal, reason }: { deal: Venture; reason: string }) {
  const { text, change, save, isPending, isSuccess, error } = useReason(deal, reason);
  const id = useId();
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <label htmlFor={id}>Reason, for the group’s admin only</label>
      <Input
        id={id}
        value={text}
        maxLength={CONFLICT_REASON_MAX_LENGTH}
        autoComplete="off"
        placeholder="Optional"
        aria-invalid={error ? true : undefined}
        onChange={(event) => change(event.target.value)}
        onBlur={save}
      />
      {error ? (
        <Alert
          status="error"
          title={titleFailedWrite(
            error,
            'Your reason was not saved',
            'We cannot tell whether your reason was saved',
          )}
        >
          {explainFailure(error)}
          <Box mt="2">
            <Button size="sm" variant="outline" onClick={save}>
              Retry
            </Button>
          </Box>
        </Alert>
      ) : (
        <span role="status">
          {isPending ? 'Saving…' : isSuccess && text.trim() === reason && 'Saved'}
        </span>
      )}
    </Form>
  );
}

/**
 * Why the member has a conflict of interest, where there is one; saved by itself. Give it the deal's id as key where
 * deals change in place.
 */
export function ConflictReason({ deal }: { deal: Venture }) {
  return deal.conflict && <ReasonForm deal={deal} reason={deal.conflict.reason ?? ''} />;
}
