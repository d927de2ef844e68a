import { Link } from '@syndication/contract/host/router';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { Box, ButtonLink, Flex, HStack, Text } from '@syndication/shared-ui/core';

import { describeState } from './describe-state';
import { EditProfileLink } from './edit-profile-link';

interface OwnHeaderProps {
  /** Undefined while it is on its way. */
  venture: Venture | undefined;
  firstName: string;
}

/** Above the user's profile: a greeting, its state in one line, and its actions. */
export function OwnHeader({ venture, firstName }: OwnHeaderProps) {
  return (
    <Flex justify="space-between" align="center" wrap="wrap" columnGap="6" rowGap="3" mb="6">
      <Box>
        <Text tone="muted">Hello, {firstName}</Text>
        <Text fontWeight="medium" minHeight="6">
          {venture && describeState(venture).join(' · ')}
        </Text>
      </Box>
      {venture && (
        <HStack wrap="wrap" css={{ '@media print': { display: 'none' } }}>
          {/* A phone has no room for the navigation. */}
          <ButtonLink asChild variant="outline" hideFrom="md">
            <Link to="/view-profile">As investors see it</Link>
          </ButtonLink>
          <EditProfileLink venture={venture} />
        </HStack>
      )}
    </Flex>
  );
}
