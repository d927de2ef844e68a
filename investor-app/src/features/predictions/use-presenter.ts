import { useHost } from '@syndication/contract/host';
import { useMutation, useQueryClient } from '@syndication/contract/host/query';

import { presenterMutation, type PresenterChoice } from './api/put-presenter';

/** Chooses presenters in the name of a group that the member administers. */
export function usePresenter(groupId: string) {
  const { api, announce } = useHost();
  const { mutate, error, variables, reset } = useMutation(
    presenterMutation(api, groupId, useQueryClient()),
  );
  return {
    choose: (choice: PresenterChoice) =>
      mutate(choice, {
        onSuccess: (_, { deal, isPresenter }) =>
          announce(`${deal.companyName} ${isPresenter ? 'presents' : 'does not present'}`),
      }),
    /** Why the last choice was taken back. */
    refusal: error && variables ? { error, deal: variables.deal, dismiss: reset } : null,
  };
}
export type PresenterRefusal = NonNullable<ReturnType<typeof usePresenter>['refusal']>;
