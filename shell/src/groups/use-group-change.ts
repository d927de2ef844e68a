import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useTransition } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { sharedQueryKeys } from '@syndication/contract/host';
import { useSearchParams } from '@syndication/contract/host/router';
import { updateMemberGroup } from '@syndication/contract/members/members.calls';
import type { SyndicationGroup } from '@syndication/contract/members/members.schemas';

import { api } from '../session/api';
import { useSessionStore } from '../session/session-store';
import { GROUP_PARAM } from './group-address';

/** Paths that belong to a group; a change leaves them (section 2). */
const GROUP_BOUND_PATH = /contents|all-updates/;

/** The deals list, and any address that names a group, show that one; elsewhere this tab only keeps the new one. */
function useShowGroup() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  return (group: SyndicationGroup) => {
    if (GROUP_BOUND_PATH.test(pathname)) {
      void navigate(`/?${new URLSearchParams({ [GROUP_PARAM]: group.id }).toString()}`);
    } else if (pathname === '/' || params.has(GROUP_PARAM)) {
      setParams(
        (current) => {
          current.set(GROUP_PARAM, group.id);
          return current;
        },
        { preventScrollReset: true },
      );
    } else {
      useSessionStore.getState().setActiveGroup(group);
    }
  };
}

/**
 * Makes another group of a member the active one, and shows it. A switch that is overtaken by a newer one is cancelled
 * and changes nothing.
 */
export function useGroupChange(memberId: string) {
  const queryClient = useQueryClient();
  const running = useRef<AbortController>(null);
  const [isShowing, startShowing] = useTransition();
  const show = useShowGroup();

  // The next user must not get the answer.
  useEffect(() => () => running.current?.abort(), []);

  const change = useMutation({
    mutationFn: (syndicationGroupId: string) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      return api.call(updateMemberGroup, {
        params: { memberId },
        body: { syndicationGroupId },
        signal: controller.signal,
      });
    },
    onSuccess: ({ ventures, member }) => {
      queryClient.setQueryData(sharedQueryKeys.ventures(member.syndicationGroup.id), ventures);
      useSessionStore.getState().rememberGroup(member.syndicationGroup);
      startShowing(() => show(member.syndicationGroup));
    },
  });
  return { change, isChanging: change.isPending || isShowing };
}
