import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { sharedQueryKeys, type InvestorSession } from '@syndication/contract/host';
import { isCancel } from '@syndication/contract/http/client';
import { DEFAULT_GROUP_TITLE } from '@syndication/contract/members/members.rules';
import { updateMemberGroup } from '@syndication/contract/members/members.calls';
import { Button, HStack, Select, Text, VisuallyHidden } from '@syndication/shared-ui/core';

import { api } from '../session/api';
import { useSessionStore } from '../session/session-store';

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
  const activeGroup = useSessionStore((state) => state.activeGroup);
  const setActiveGroup = useSessionStore((state) => state.setActiveGroup);
  const { syndicationGroups, id: memberId } = session.member;

  // Whoever signs in next must not get the answer.
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
      setActiveGroup(member.syndicationGroup);
      if (GROUP_BOUND_PATH.test(pathname)) void navigate('/');
    },
  });

  if (syndicationGroups.length === 0) {
    return (
      <Text tone="muted">{activeGroup?.title ?? session.member.group ?? DEFAULT_GROUP_TITLE}</Text>
    );
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
  const shownId = change.isPending ? change.variables : (activeGroup?.id ?? '');
  return (
    <HStack>
      <VisuallyHidden asChild>
        <label htmlFor={id}>Syndication group</label>
      </VisuallyHidden>
      <Select
        id={id}
        value={shownId}
        aria-busy={change.isPending}
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
