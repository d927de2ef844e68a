import { useHost } from '@syndication/contract/host';
import { useMutation, useQueryClient } from '@syndication/contract/host/query';
import { explainFailure, titleFailedWrite } from '@syndication/contract/http/no-answer';
import { readVentureListing } from '@syndication/contract/ventures/listing.rules';
import { describeConfirmation } from '@syndication/contract/ventures/listing-text.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { Alert, Button, TimedAlert } from '@syndication/shared-ui/core';

import { confirmVentureMutation } from './api/put-venture-no-update';

/** "No Change" of a venture: pressed in one place, which also shows the result. */
export function useNoChange(venture: Venture) {
  const { api } = useHost();
  const confirmation = useMutation(confirmVentureMutation(api, useQueryClient()));
  const { mutate, isPending, isSuccess, error, variables, reset } = confirmation;
  return {
    isPending,
    isSuccess,
    error,
    /** The venture as it was asked about: what is shown has changed already. */
    asked: isPending ? variables : venture,
    listingBefore: isSuccess ? readVentureListing(variables) : null,
    confirm: () => {
      if (!isPending) mutate(venture);
    },
    dismiss: reset,
  };
}

type NoChange = ReturnType<typeof useNoChange>;

export function NoChangeButton({ isPending, confirm }: Pick<NoChange, 'isPending' | 'confirm'>) {
  return (
    <Button variant="outline" aria-busy={isPending} onClick={() => confirm()}>
      {isPending ? 'Saving…' : 'No Change'}
    </Button>
  );
}

/** The result; it says that the profile is not listed as long as that is useful. */
export function NoChangeOutcome({
  error,
  listingBefore,
  dismiss,
}: Pick<NoChange, 'error' | 'listingBefore' | 'dismiss'>) {
  if (error) {
    return (
      <Alert status="error" title={titleFailedWrite(error, 'Your answer was not saved')}>
        {explainFailure(error)}
      </Alert>
    );
  }
  if (!listingBefore) return null;
  const thanks = describeConfirmation(listingBefore);
  return listingBefore.isEditNeeded ? (
    <Alert status="warning" onDismiss={dismiss}>
      {thanks}
    </Alert>
  ) : (
    <TimedAlert status="success" onDismiss={dismiss}>
      {thanks}
    </TimedAlert>
  );
}
