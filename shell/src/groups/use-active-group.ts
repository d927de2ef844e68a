import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import type { ClientSession } from '@syndication/contract/host';
import { useSearchParams } from '@syndication/contract/host/router';
import type { SyndicationGroup } from '@syndication/contract/members/members.schemas';

import { useSessionStore } from '../session/session-store';
import { findNamedGroup, GROUP_PARAM } from './group-address';

const noGroups: SyndicationGroup[] = [];

/**
 * The group that this tab shows: the one that the address names, else the one that it showed before,
 * which at first is the one that the server remembers. So two tabs can stay with two groups.
 */
export function useActiveGroup(session: ClientSession): SyndicationGroup | null {
  const kept = useSessionStore((state) => state.activeGroup);
  const [params] = useSearchParams();
  const own = session.role === 'investor' ? session.member.syndicationGroups : noGroups;
  return findNamedGroup(own, params.get(GROUP_PARAM)) ?? kept;
}

/** Keeps the group of the tab while it goes on, and writes it into the address of the deals list. */
export function useKeptGroup(session: ClientSession): void {
  const group = useActiveGroup(session);
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const hasChoice = session.role === 'investor' && session.member.syndicationGroups.length > 1;
  const written = params.get(GROUP_PARAM);
  const isToWrite = hasChoice && group !== null && pathname === '/' && written !== group.id;

  useEffect(() => {
    const { activeGroup, setActiveGroup } = useSessionStore.getState();
    if (group && group.id !== activeGroup?.id) setActiveGroup(group);
  }, [group]);

  useEffect(() => {
    if (!isToWrite) return;
    setParams(
      (current) => {
        current.set(GROUP_PARAM, group.id);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isToWrite, group, setParams]);
}
