import { hasOnlyConsole } from '@syndication/contract/console/console.rules';
import { useHost, useInvestor } from '@syndication/contract/host';
import { Link as RouterLink } from '@syndication/contract/host/router';
import { describeError } from '@syndication/contract/http/api-error';
import { groupTitle } from '@syndication/contract/members/members.rules';
import { dealsTitle } from '@syndication/contract/ventures/deal-list.rules';
import { Alert, ButtonLink, Heading, Stack, Text, Wrap } from '@syndication/shared-ui/core';

/** In place of a deal that does not exist, or that the member may not see: why that may be, and ways on. */
export function UnavailableDeal({ error }: { error: unknown }) {
  const { activeGroup } = useHost();
  const { member } = useInvestor();
  const { syndicationGroups } = member;
  const others = syndicationGroups.filter(({ id }) => id !== activeGroup?.id);
  const home = hasOnlyConsole(member) ? 'Console' : dealsTitle(groupTitle(activeGroup));
  return (
    <Stack gap="5" maxW="prose" py={{ base: '2', md: '8' }}>
      <Heading as="h1" size="xl">
        This deal is not available to you.
      </Heading>
      <Alert status="warning">{describeError(error)}</Alert>
      <Text>
        It may have been removed from the platform, or it may belong to another group.
        {/* Without a group, the home page has the default title, and mostly no deal. */}
        {activeGroup && ' You can see these deals:'}
      </Text>
      <Wrap gap="3">
        <ButtonLink asChild>
          <RouterLink to="/">{home}</RouterLink>
        </ButtonLink>
        {others.map(({ id, title }) => (
          <ButtonLink key={id} asChild variant="outline">
            <RouterLink to={`/?group=${id}`}>{dealsTitle(title)}</RouterLink>
          </ButtonLink>
        ))}
      </Wrap>
    </Stack>
  );
}
