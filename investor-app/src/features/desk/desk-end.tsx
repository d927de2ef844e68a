import { useInvestor } from '@syndication/contract/host';
import { Link as RouterLink } from '@syndication/contract/host/router';
import { OWN_VOTES_PATH } from '@syndication/contract/member-deals/member-deals.rules';
import { ButtonLink, EmptyState, HStack, Stack, Text } from '@syndication/shared-ui/core';

function EndLinks({ hasVotes }: { hasVotes: boolean }) {
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

/** @returns when deals appear here; without a group there may be deals too, those of the default one. */
function useHint(): string {
  const isInGroup = useInvestor().member.syndicationGroups.length > 0;
  return isInGroup
    ? 'Deals of your group appear here while their round is open.'
    : 'Deals appear here as soon as the association adds you to a group.';
}

/** The desk is empty: every deal has a vote, or none takes votes now. */
export function DeskEnd({ count }: { count: number }) {
  const hint = useHint();
  return (
    <EmptyState
      level={1}
      title={count > 0 ? 'You have voted on every open round' : 'There is nothing to vote on'}
    >
      <Stack gap="4">
        <Text>
          {count > 0 ? 'You can change a vote or take it back until its round closes.' : hint}
        </Text>
        <EndLinks hasVotes={count > 0} />
      </Stack>
    </EmptyState>
  );
}
