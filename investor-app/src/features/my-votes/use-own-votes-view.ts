import { useSearchParams } from '@syndication/contract/host/router';
import type { OwnVoteEntry } from '@syndication/contract/member-deals/member-deals.schemas';
import { fold } from '@syndication/contract/ventures/deal-list.rules';
import { useDeferredValue, useMemo } from 'react';

import { useSearchText } from '../../components/use-search-text';

/** Which votes are shown, with the texts of the selector. */
export const VOTE_KINDS = {
  all: 'All votes',
  open: 'Can still be changed',
  stale: 'On earlier terms',
  ended: 'Voting has ended',
  withdrawn: 'Taken back',
} as const;
export type VoteKind = keyof typeof VOTE_KINDS;

const isOfKind: Record<VoteKind, (vote: OwnVoteEntry) => boolean> = {
  all: () => true,
  open: ({ isOpen }) => isOpen,
  stale: ({ isStale }) => isStale,
  ended: ({ isOpen }) => !isOpen,
  withdrawn: ({ choice }) => choice === null,
};

const isKind = (text: string | null): text is VoteKind =>
  text !== null && Object.hasOwn(VOTE_KINDS, text);

/** Which of the member's votes are shown; kept in the URL, for the way back from a deal. */
export function useOwnVotesView(votes: readonly OwnVoteEntry[]) {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('show');
  const kind = isKind(wanted) ? wanted : 'all';
  const [company, typeCompany] = useSearchText(params.get('company') ?? '');
  const appliedCompany = useDeferredValue(company);

  const shown = useMemo(() => {
    const name = fold(appliedCompany.trim());
    return votes.filter((vote) => fold(vote.companyName).includes(name) && isOfKind[kind](vote));
  }, [votes, appliedCompany, kind]);

  function setParam(name: string, value: string) {
    setParams(
      (current) => {
        if (value) current.set(name, value);
        else current.delete(name);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  const setCompany = (text: string) => {
    typeCompany(text);
    setParam('company', text.trim());
  };
  const setKind = (next: VoteKind) => setParam('show', next === 'all' ? '' : next);

  return {
    /** Those that pass, the latest first. */
    shown,
    company,
    setCompany,
    kind,
    setKind,
    clear: () => {
      typeCompany('');
      setParams({}, { replace: true, preventScrollReset: true });
    },
  };
}
