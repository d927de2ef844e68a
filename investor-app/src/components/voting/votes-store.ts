import { useInvestor } from '@syndication/contract/host';
import { useQueryClient, type QueryClient } from '@syndication/contract/host/query';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import type { VoteChoice } from '@syndication/contract/votes/votes.rules';
import { createStore, useStore, type StoreApi } from 'zustand';

import type { OwnVote } from './vote-mutation';

/** A vote that was given on this page, and its result. */
export interface GivenVote {
  id: number;
  memberUuid: string;
  /** As it was before the vote. */
  deal: Venture;
  /** Null when the vote was taken back. */
  choice: VoteChoice | null;
  isUndo: boolean;
  /** `queued`: an earlier vote on the deal goes first; `waiting`: no answer yet, it is sent again. */
  status: 'queued' | 'sending' | 'waiting' | 'saved' | 'refused';
  /** What the server has saved, once it has. */
  saved: { ownVote: OwnVote };
  /** Why it was refused. */
  reason: string | null;
  /** Its notice has been shown long enough. */
  isRead: boolean;
}

/** A percentage that was chosen on a deal with a conflict of interest: it waits for the member's answer. */
export interface ConflictQuestion {
  deal: Venture;
  choice: VoteChoice;
  /** Called when the vote is given. */
  onGiven?: (() => void) | undefined;
}

interface VotesState {
  /**
   * Votes under way, those refused until they are dismissed or given again, and the last one; in the order in which
   * they were given.
   */
  votes: readonly GivenVote[];
  /** How many notices are on the screen: without one, a refusal is not shown here. */
  noticeCount: number;
  question: ConflictQuestion | null;
  ask: (question: ConflictQuestion | null) => void;
  give: (vote: Omit<GivenVote, 'id' | 'reason' | 'isRead'>) => number;
  change: (id: number, change: Partial<GivenVote>) => void;
  dismiss: (id: number) => void;
  /** Returns a function that removes the notice. */
  addNotice: () => () => void;
}

let lastId = 0;

/** Drops votes that need no further message. */
const withoutSettled = (votes: readonly GivenVote[]) =>
  votes.filter(
    ({ status, isRead }, index) => status !== 'saved' || (!isRead && index === votes.length - 1),
  );

/** The vote may exist on this page only. */
const isUnsent = ({ status }: GivenVote) => status === 'queued' || status === 'waiting';

/** Makes the browser ask before the page is left with unsent votes, on any screen. */
function askBeforeLeaving(store: StoreApi<VotesState>) {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  store.subscribe(({ votes }) => {
    if (votes.some(isUnsent)) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  });
}

const createVotesStore = () =>
  createStore<VotesState>()((set) => ({
    votes: [],
    noticeCount: 0,
    question: null,
    ask: (question) => set({ question }),
    give: (vote) => {
      const id = ++lastId;
      const given = { ...vote, id, reason: null, isRead: false };
      const isReplaced = ({ deal, status }: GivenVote) =>
        status === 'refused' && deal.id === given.deal.id;
      set(({ votes }) => ({
        votes: withoutSettled([...votes.filter((earlier) => !isReplaced(earlier)), given]),
      }));
      return id;
    },
    change: (id, change) =>
      set(({ votes }) => ({
        votes: withoutSettled(
          votes.map((vote) => (vote.id === id ? { ...vote, ...change } : vote)),
        ),
      })),
    dismiss: (id) => set(({ votes }) => ({ votes: votes.filter((vote) => vote.id !== id) })),
    addNotice: () => {
      set(({ noticeCount }) => ({ noticeCount: noticeCount + 1 }));
      return () => set(({ noticeCount }) => ({ noticeCount: noticeCount - 1 }));
    },
  }));

const stores = new WeakMap<QueryClient, StoreApi<VotesState>>();

/** The one store of votes for each query cache. */
export function votesStoreOf(cache: QueryClient): StoreApi<VotesState> {
  const known = stores.get(cache);
  if (known) return known;
  const store = createVotesStore();
  askBeforeLeaving(store);
  stores.set(cache, store);
  return store;
}

/** The results of the votes that the member has given on this page. */
export function useGivenVotes() {
  const { votes, ...actions } = useStore(votesStoreOf(useQueryClient()));
  const { memberUuid } = useInvestor().member;
  const own = votes.filter((vote) => vote.memberUuid === memberUuid);
  const last = own.at(-1);
  return {
    ...actions,
    /** The vote to report now; null once that was read, or if the vote was refused. */
    last: last && !last.isRead && last.status !== 'refused' ? last : null,
    /** Deals with a vote from this page, whatever the lists still say; a vote that was taken back does not count. */
    votedIds: new Set(
      own
        .filter(({ status }) => status !== 'saved' && status !== 'refused')
        .reduce(
          (ids, { deal, choice }) =>
            ids.filter((id) => id !== deal.id).concat(choice ? deal.id : []),
          [] as string[],
        ),
    ),
    waitingCount: own.filter(({ status }) => status === 'waiting').length,
    refused: own.filter(({ status }) => status === 'refused'),
  };
}
