import { useHost } from '@syndication/contract/host';
import { useMutation, useQueryClient } from '@syndication/contract/host/query';
import { explainFailure } from '@syndication/contract/http/no-answer';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { CONFLICT_REASON_MAX_LENGTH } from '@syndication/contract/votes/conflicts.rules';
import { Alert, Box, Button } from '@syndication/shared-ui/core';
import { Input } from '@syndication/shared-ui/forms';
import { chakra } from '@syndication/shared-ui/styling';
import { useId, useState } from 'react';

import { conflictReasonRecipe } from './conflict-reason.recipe';
import { conflictReasonMutation } from './put-conflict-reason';

const Form = chakra('form', conflictReasonRecipe);

/**
 * Why the member has a conflict of interest, where there is one; saved when the field is left. Give it the deal's id as
 * key where deals change in place.
 */
export function ConflictReason({ deal }: { deal: Venture }) {
  const { api } = useHost();
  const { mutate, isPending, isSuccess, error } = useMutation(
    conflictReasonMutation(api, useQueryClient(), deal),
  );
  const kept = deal.conflict?.reason ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const id = useId();
  if (!deal.conflict) return null;
  const text = typed ?? kept;
  const save = () => {
    if (text.trim() !== kept && !isPending) mutate(text.trim());
  };
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
        onChange={(event) => setTyped(event.target.value)}
        onBlur={save}
      />
      {error ? (
        <Alert status="error" title="Your reason is not saved">
          {explainFailure(error)}
          <Box mt="2">
            <Button size="sm" variant="outline" onClick={save}>
              Retry
            </Button>
          </Box>
        </Alert>
      ) : (
        <span role="status">
          {isPending ? 'Saving…' : isSuccess && text.trim() === kept && 'Saved'}
        </span>
      )}
    </Form>
  );
}
