import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import type { ClientSession } from '@syndication/contract/host';
import { useSearchParams } from '@syndication/contract/host/router';
import { groupTitle } from '@syndication/contract/members/members.rules';
import type { SyndicationGroup } from '@syndication/contract/members/members.schemas';

import { useSessionStore } from '../session/session-store';
import { useLateFailures } from '../updates/late-failures';
import { findNamedGroup, GROUP_PARAM } from './group-address';

const noGroups: SyndicationGroup[] = [];

const groupsOf = (session: ClientSession): readonly SyndicationGroup[] =>
  session.role === 'investor' ? session.member.syndicationGroups : noGroups;

/**
 * The group that this tab shows: the one that the address names, else the one that it showed before,
 * which at first is the one that the server remembers. So two tabs can stay with two groups.
 */
export function useActiveGroup(session: ClientSession): SyndicationGroup | null {
  const kept = useSessionStore((state) => state.activeGroup);
  const [params] = useSearchParams();
  return findNamedGroup(groupsOf(session), params.get(GROUP_PARAM)) ?? kept;
}

/**
 * Keeps the group of the tab while it goes on, and writes it into the address of the deals list. Says so where that
 * address, of an old link for example, names a group whose deals the member cannot see.
 */
export function useKeptGroup(session: ClientSession): void {
  const group = useActiveGroup(session);
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const own = groupsOf(session);
  const isList = pathname === '/';
  const written = params.get(GROUP_PARAM);
  const isRefused = isList && Boolean(written) && findNamedGroup(own, written) === null;
  const needsName = own.length > 1 || isRefused;
  const name = group?.id ?? null;
  const isToWrite = needsName && isList && written !== name;
  const shownTitle = groupTitle(group);

  useEffect(() => {
    const { activeGroup, setActiveGroup } = useSessionStore.getState();
    if (group && group.id !== activeGroup?.id) setActiveGroup(group);
  }, [group]);

  useEffect(() => {
    if (!isRefused) return;
    useLateFailures.getState().show({
      title: 'This link is for a group that is archived or not one of yours',
      reason: `You see the deals of ${shownTitle} instead.`,
    });
  }, [isRefused, shownTitle]);

  useEffect(() => {
    if (!isToWrite) return;
    setParams(
      (current) => {
        if (name === null) current.delete(GROUP_PARAM);
        else current.set(GROUP_PARAM, name);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isToWrite, name, setParams]);
}
