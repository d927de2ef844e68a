import { useDeferredValue, useState, type ReactNode } from 'react';

import { joinPeople } from '@syndication/contract/console-people/console-people.calls';
import type { Person } from '@syndication/contract/console-people/console-people.schemas';
import { useHost } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import {
  Box,
  Button,
  focusIfLost,
  Heading,
  HStack,
  Stack,
  Text,
} from '@syndication/shared-ui/core';

import { SearchField } from '../../components/search-field';
import type { Action } from '../../components/use-actions';
import { peopleQuery } from './api/people';
import { nameOf } from './person-name';

/** At most this many results are shown: to find one account, type more of its name. */
const SHOWN = 5;

const describe = ({ groups, lastSignedInAt }: Person): string =>
  [
    groups.map(({ title }) => title).join(', ') || 'no group',
    lastSignedInAt === null ? 'never signed in' : null,
  ]
    .filter(Boolean)
    .join('; ');

const joining = (kept: Person, other: Person, onJoined: (kept: Person) => void): Action => ({
  label: `Keep ${kept.email}`,
  done: `The accounts are merged: ${other.email} can no longer sign in.`,
  isFinal: true,
  run: async (api) => {
    const params = { memberId: kept.memberId, otherId: other.memberId };
    await api.call(joinPeople, { params, keepalive: true });
    onJoined(kept);
  },
});

export interface JoinPanelProps {
  person: Person;
  renderButtons: (actions: readonly Action[]) => ReactNode;
  /** Called with the account that stays. */
  onJoined: (kept: Person) => void;
}

/** Finds the other account of a person and joins the two: everything goes to the one that is kept. */
export function JoinPanel({ person, renderButtons, onJoined }: JoinPanelProps) {
  const { api } = useHost();
  const [text, setText] = useState(person.lastName);
  const [other, setOther] = useState<Person | null>(null);
  const search = useDeferredValue(text).trim();
  const { data } = useQuery({ ...peopleQuery(api, { search }), enabled: search !== '' });
  const found = (data?.people ?? []).filter(({ memberId }) => memberId !== person.memberId);

  if (other) {
    return (
      <Stack key="choice" gap="3">
        <Heading as="h3" size="sm" ref={focusIfLost} tabIndex={-1}>
          Which account do you want to keep?
        </Heading>
        {[person, other].map((account) => (
          <Text key={account.memberId} overflowWrap="anywhere">
            {nameOf(account)}, {account.email}: {describe(account)}
          </Text>
        ))}
        <Text tone="muted" size="sm">
          It takes over the other account’s groups, votes, nominations, saved views and linked
          networks, but not staff rights. Where both have voted, its own vote counts. This cannot be
          undone.
        </Text>
        {renderButtons([joining(person, other, onJoined), joining(other, person, onJoined)])}
      </Stack>
    );
  }
  return (
    <Stack gap="3">
      <Heading as="h3" size="sm" ref={focusIfLost} tabIndex={-1}>
        The other account of {nameOf(person)}
      </Heading>
      <HStack>
        <SearchField label="Search for the other account" value={text} onChange={setText} />
      </HStack>
      <Box as="ul" listStyleType="none">
        {found.slice(0, SHOWN).map((account) => (
          <HStack as="li" key={account.memberId} gap="3" py="2" wrap="wrap">
            <Text overflowWrap="anywhere">
              {nameOf(account)}, {account.email}: {describe(account)}
            </Text>
            <Button
              size="sm"
              variant="outline"
              aria-label={`Choose ${account.email}`}
              onClick={() => setOther(account)}
            >
              Choose
            </Button>
          </HStack>
        ))}
      </Box>
      {data && found.length === 0 && <Text tone="muted">No one else has this name.</Text>}
    </Stack>
  );
}
