import { useState } from 'react';

import type { ConsoleGroup } from '@syndication/contract/console-groups/console-groups.schemas';
import { Button, HStack, Select } from '@syndication/shared-ui/core';

export interface AcceptFormProps {
  groups: readonly ConsoleGroup[];
  isBusy: boolean;
  onAccept: (groupId: string) => void;
}

/** Chooses the group that takes a company too. */
export function AcceptForm({ groups, isBusy, onAccept }: AcceptFormProps) {
  const [groupId, setGroupId] = useState('');
  return (
    <HStack gap="2" wrap="wrap">
      <Select
        aria-label="Group"
        autoFocus
        flex="1 1 12rem"
        value={groupId}
        onChange={({ target }) => setGroupId(target.value)}
      >
        <option value="">Choose a group</option>
        {groups.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
      <Button disabled={isBusy || groupId === ''} onClick={() => onAccept(groupId)}>
        Accept
      </Button>
    </HStack>
  );
}
