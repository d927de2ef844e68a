import { useState } from 'react';

import { useHost } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import { Button, HStack, Select } from '@syndication/shared-ui/core';

import { groupsQuery } from '../features/groups/api/groups';
import { onSingleClick } from './on-single-click';

export interface GroupChooserProps {
  /** What is chosen for: `Add to group`. */
  label: string;
  /** Names the choice where several on the page have the same label. */
  name?: string;
  /** Ids of groups that are no choice. */
  except: readonly string[];
  disabled: boolean;
  onChoose: (group: { id: string; title: string }) => void;
}

/** Chooses one more of the syndication groups that the person looks after; nothing where there is no further one. */
export function GroupChooser({
  label,
  name = label,
  except,
  disabled,
  onChoose,
}: GroupChooserProps) {
  const { api } = useHost();
  const [chosen, setChosen] = useState('');
  const groups = useQuery(groupsQuery(api)).data?.filter(
    ({ id, kind, isArchived }) => kind === 'syndication' && !isArchived && !except.includes(id),
  );
  if (!groups || groups.length === 0) return null;
  const group = groups.find(({ id }) => id === chosen) ?? groups[0]!;
  return (
    <HStack gap="2" wrap="wrap">
      <Select
        aria-label={name}
        flex="1 1 10rem"
        minW="0"
        maxW={{ base: 'full', md: '16rem' }}
        value={group.id}
        onChange={({ target }) => setChosen(target.value)}
      >
        {groups.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
      <Button
        size="sm"
        variant="outline"
        disabled={disabled}
        onClick={onSingleClick(() => onChoose(group))}
      >
        {label}
      </Button>
    </HStack>
  );
}
