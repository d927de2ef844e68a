import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useTransition } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { sharedQueryKeys, type InvestorSession } from '@syndication/contract/host';
import { useSearchParams } from '@syndication/contract/host/router';
import { isCancel } from '@syndication/contract/http/client';
import { groupTitle } from '@syndication/contract/members/members.rules';
import { updateMemberGroup } from '@syndication/contract/members/members.calls';
import type { SyndicationGroup } from '@syndication/contract/members/members.schemas';
import { Button, HStack, Select, Text, VisuallyHidden } from '@syndication/shared-ui/core';

import { api } from '../session/api';
import { useSessionStore } from '../session/session-store';
import { GROUP_PARAM } from './group-address';
import { useActiveGroup, useKeptGroup } from './use-active-group';

/** Paths that belong to a group; a change leaves them (section 2). */
const GROUP_BOUND_PATH = /contents|all-updates/;

/**
 * Lists the member's groups and shows the current one's title (section 2). A switch that is overtaken
 * by a newer one is cancelled and changes nothing.
 */
export function GroupSwitcher({ session }: { session: InvestorSession }) {
  const id = useId();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const queryClient = useQueryClient();
  const running = useRef<AbortController>(null);
  const [params, setParams] = useSearchParams();
  const activeGroup = useActiveGroup(session);
  const [isShowing, startShowing] = useTransition();
  const { setActiveGroup, rememberGroup } = useSessionStore.getState();
  const { syndicationGroups, id: memberId } = session.member;

  useKeptGroup(session);

  /** The deals list, and any address that names a group, show that one; elsewhere this tab only keeps the new one. */
  function show(group: SyndicationGroup) {
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
      setActiveGroup(group);
    }
  }

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
      rememberGroup(member.syndicationGroup);
      startShowing(() => show(member.syndicationGroup));
    },
  });

  if (syndicationGroups.length === 0) {
    return <Text tone="muted">{groupTitle(activeGroup)}</Text>;
  }
  if (change.isError && !isCancel(change.error)) {
    return (
      <HStack role="alert">
        <Text tone="danger" size="sm">
          The group could not be changed.
        </Text>
        <Button size="sm" variant="outline" onClick={() => change.mutate(change.variables)}>
          Retry
        </Button>
      </HStack>
    );
  }
  const isChanging = change.isPending || isShowing;
  const shownId = isChanging ? change.variables : (activeGroup?.id ?? '');
  return (
    <HStack>
      <VisuallyHidden asChild>
        <label htmlFor={id}>Syndication group</label>
      </VisuallyHidden>
      <Select
        id={id}
        value={shownId}
        aria-busy={isChanging}
        onChange={(event) => change.mutate(event.target.value)}
      >
        {shownId === '' && (
          <option value="" disabled>
            Choose a group
          </option>
        )}
        {syndicationGroups.map((group) => (
          <option key={group.id} value={group.id}>
            {group.title}
          </option>
        ))}
      </Select>
    </HStack>
  );
}
