import { Link as RouterLink } from '@syndication/contract/host/router';
import { OWN_VOTES_PATH } from '@syndication/contract/member-deals/member-deals.rules';
import { ButtonLink, EmptyState, HStack, Stack, Text } from '@syndication/shared-ui/core';

function Ways({ hasVotes }: { hasVotes: boolean }) {
  return (
    <HStack gap="3" flexWrap="wrap" justifyContent="center">
      <ButtonLink asChild>
        <RouterLink to="/">See the deals</RouterLink>
      </ButtonLink>
      {hasVotes && (
        <ButtonLink asChild variant="outline">
          <RouterLink to={OWN_VOTES_PATH}>My votes</RouterLink>
        </ButtonLink>
      )}
    </HStack>
  );
}

/** The desk is empty: every deal has a vote, or none takes votes now. */
export function DeskEnd({ count }: { count: number }) {
  return (
    <EmptyState
      level={1}
      title={count > 0 ? 'You have voted on every open round' : 'There is nothing to vote on'}
    >
      <Stack gap="4">
        <Text>
          {count > 0
            ? 'Until a round closes you can change your votes or take them back.'
            : 'Deals of your group appear here while their round is open.'}
        </Text>
        <Ways hasVotes={count > 0} />
      </Stack>
    </EmptyState>
  );
}
