import { useId } from 'react';

import type { InvestorSession } from '@syndication/contract/host';
import { isCancel } from '@syndication/contract/http/client';
import { groupTitle } from '@syndication/contract/members/members.rules';
import { Button, HStack, Select, Text, VisuallyHidden } from '@syndication/shared-ui/core';

import { useActiveGroup, useKeptGroup } from './use-active-group';
import { useGroupChange } from './use-group-change';

/** Lists the member's groups and shows the current one's title (section 2). */
export function GroupSwitcher({ session }: { session: InvestorSession }) {
  const id = useId();
  const activeGroup = useActiveGroup(session);
  const { syndicationGroups, id: memberId } = session.member;
  const { change, isChanging } = useGroupChange(memberId);

  useKeptGroup(session);

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
