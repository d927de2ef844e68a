import { SearchLink } from '@syndication/contract/host/router';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { useLazyDialog } from '@syndication/shared-ui/core';
import { useMemo, useState, type ReactNode } from 'react';

import { LazyPart } from '../../components/lazy-part';
import { rememberOpened } from './last-opened';
import type { Writing } from './late-actions';
import type { DealActions } from './table/deal-actions';
import { focusNextVote } from './focus-next-vote';
import type { DealListView } from './use-deal-list-view';

/** Takes along how the list was left, for the way back. */
const renderDealLink = ({ id }: Venture, label: ReactNode) => (
  <SearchLink
    to={() => `/ventures/${id}`}
    state={(dealsSearch) => ({ dealsSearch })}
    onClick={() => rememberOpened(id)}
  >
    {label}
  </SearchLink>
);

/** As many as fit side by side on a printed sheet. */
const MOST_COMPARED = 3;

const loadActions = () => import('./late-actions');

/** Queues the changes that rows make until their code has loaded, after the first paint. */
function createWriteQueue() {
  let writing: Writing | undefined;
  const waiting: ((writing: Writing) => void)[] = [];
  return {
    write: (act: (writing: Writing) => void) => {
      if (writing) act(writing);
      else waiting.push(act);
    },
    handleReady: (ready: Writing) => {
      writing = ready;
      for (const act of waiting.splice(0)) act(ready);
    },
  };
}

/** What the rows of the list can start, and the dialogs that it opens. */
export function useDealActions(
  deals: readonly Venture[],
  { tab, keep }: Pick<DealListView, 'tab' | 'keep'>,
) {
  const [{ write, handleReady }] = useState(createWriteQueue);
  const { open, dialog } = useLazyDialog();
  const [compared, setCompared] = useState<readonly string[]>([]);

  const actions = useMemo<DealActions>(
    () => ({
      onVote: (deal) => {
        keep(deal.id);
        write(({ openVoting }) => openVoting(deal, tab));
      },
      onVoteKey: (deal, choice) => {
        keep(deal.id);
        if (tab === 'to-vote') focusNextVote(deal.id);
        write(({ vote }) => vote(deal, choice));
      },
      onUndo: (deal) => write(({ vote }) => vote(deal, null)),
      onFollow: (deal, isFollowed) => {
        keep(deal.id);
        write(({ follow }) => follow(deal, isFollowed));
      },
      onCompare: ({ id }) =>
        setCompared((now) =>
          now.includes(id) ? now.filter((each) => each !== id) : [...now, id].slice(-MOST_COMPARED),
        ),
      onShowHistory: (deal) => open(async () => (await import('./rounds-history')).historyOf(deal)),
      renderDealLink,
    }),
    [keep, tab, write, open],
  );

  return {
    actions,
    compared,
    dialogs: (
      <>
        <LazyPart
          name="late-actions"
          load={loadActions}
          props={{
            tab,
            onReady: handleReady,
            deals,
            compared,
            onClearCompared: () => setCompared([]),
          }}
          placeholder={null}
        />
        {dialog}
      </>
    ),
  };
}
