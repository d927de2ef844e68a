import { useHost, useLeaveSignal } from '@syndication/contract/host';
import { useMutation, useQueryClient } from '@syndication/contract/host/query';

import { presenterMutation, type PresenterChoice } from './api/put-presenter';

/** Chooses presenters in the name of a group that the member administers. */
export function usePresenter(groupId: string) {
  const { api, announce } = useHost();
  const leaveSignal = useLeaveSignal();
  const { mutateAsync, error, variables, reset } = useMutation(
    presenterMutation(api, groupId, useQueryClient()),
  );
  return {
    choose: (choice: PresenterChoice): Promise<void> => {
      const signal = leaveSignal();
      return mutateAsync(choice).then(
        ({ isPresenter }) => {
          if (signal.aborted) return;
          announce(`${choice.deal.companyName} ${isPresenter ? 'presents' : 'does not present'}`);
        },
        // The mutation keeps why.
        () => undefined,
      );
    },
    /** Why the last choice was rolled back. */
    refusal: error && variables ? { error, deal: variables.deal, dismiss: reset } : null,
  };
}
export type PresenterRefusal = NonNullable<ReturnType<typeof usePresenter>['refusal']>;
