import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { formatDay, formatMoment } from '@syndication/contract/fields/dates.rules';
import type { SignInWay } from '@syndication/contract/account-security/account-security.rules';
import type { SignedInPlace } from '@syndication/contract/account-security/account-security.schemas';
import { explainFailure } from '@syndication/contract/http/no-answer';
import { IDENTITY_PROVIDER_NAMES } from '@syndication/contract/identity-providers/identity-providers.rules';
import { Alert, Box, Button, Flex, Heading, StatusBadge, Text } from '@syndication/shared-ui/core';

import { useOutcomeFocus } from '../outcomes/use-outcome-focus';
import { endOtherSessionsMutation, endSessionMutation } from './api/end-session';
import { accountQuery } from './api/get-account';

const WAYS: Record<SignInWay, string> = {
  password: 'your password',
  passkey: 'a passkey',
  ...IDENTITY_PROVIDER_NAMES,
};

function NotEnded({ error }: { error: unknown }) {
  return (
    <Alert status="error" title="You may still be signed in there" mb="4">
      {explainFailure(error)}
    </Alert>
  );
}

interface PlaceProps {
  place: SignedInPlace;
  onBegin: () => void;
  onEnded: () => Promise<void>;
}

/** Each is signed out by itself: one that is does not hide that another one is not. */
function Place({ place, onBegin, onEnded }: PlaceProps) {
  const { mutate, isPending, error } = useMutation({
    ...endSessionMutation,
    onMutate: onBegin,
    onSuccess: onEnded,
  });
  const { device, isCurrent, way, createdAt, lastSeenAt } = place;
  const name = device ?? 'Unknown browser';
  const since = formatDay(createdAt);
  const lastActive = formatMoment(lastSeenAt);
  return (
    <Box as="li" borderTopWidth="1px" borderColor="border">
      <Flex
        gap="3"
        py="4"
        justify="space-between"
        direction={{ base: 'column', sm: 'row' }}
        align={{ base: 'stretch', sm: 'center' }}
      >
        <Box minW="0">
          <Flex gap="2" align="center" wrap="wrap">
            <Heading as="h3" size="sm">
              {name}
            </Heading>
            {isCurrent && <StatusBadge tone="success">This browser</StatusBadge>}
          </Flex>
          <Text tone="muted" size="sm">
            With {WAYS[way]}, since {since}
          </Text>
          {!isCurrent && (
            <Text tone="muted" size="sm">
              Last active {lastActive}
            </Text>
          )}
        </Box>
        {!isCurrent && (
          <Button
            variant="outline"
            flex="none"
            aria-label={`Sign out ${name}, since ${since}, last active ${lastActive}`}
            aria-disabled={isPending}
            onClick={() => !isPending && mutate(place.id)}
          >
            {isPending ? 'Signing out…' : 'Sign out'}
          </Button>
        )}
      </Flex>
      {error && <NotEnded error={error} />}
    </Box>
  );
}

/** Where the account is signed in, and the means to end it elsewhere. */
export function SignedInPlaces({ places }: { places: readonly SignedInPlace[] }) {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries(accountQuery);
  const all = useMutation({ ...endOtherSessionsMutation, onSuccess: refresh });
  const [hasEndedOne, setHasEndedOne] = useState(false);
  const others = places.filter(({ isCurrent }) => !isCurrent);
  const panel = useOutcomeFocus(others.length);

  return (
    <Box ref={panel} tabIndex={-1} outline="none">
      <Heading size="md">Where you are signed in</Heading>
      <Text tone="muted" mt="1" mb="4">
        {others.length === 0
          ? 'Only in this browser.'
          : 'Don’t recognize one? Sign it out and change your password.'}
      </Text>
      {all.error && <NotEnded error={all.error} />}
      {hasEndedOne && (
        <Alert status="success" mb="4">
          That browser is signed out.
        </Alert>
      )}
      {all.isSuccess && others.length === 0 && (
        <Alert status="success" mb="4">
          You are signed out everywhere else.
        </Alert>
      )}
      <Box as="ul" listStyleType="none">
        {places.map((place) => (
          <Place
            key={place.id}
            place={place}
            onBegin={() => {
              setHasEndedOne(false);
              all.reset();
            }}
            onEnded={() => {
              setHasEndedOne(true);
              return refresh();
            }}
          />
        ))}
      </Box>
      {others.length > 1 && (
        <Button
          variant="outline"
          mt="4"
          aria-disabled={all.isPending}
          onClick={() => {
            if (all.isPending) return;
            setHasEndedOne(false);
            all.mutate();
          }}
        >
          {all.isPending ? 'Signing out…' : 'Sign out everywhere else'}
        </Button>
      )}
    </Box>
  );
}
