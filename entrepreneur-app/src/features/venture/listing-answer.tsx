import { readVentureListing } from '@syndication/contract/ventures/listing.rules';
import { describeListing, describeNeed } from '@syndication/contract/ventures/listing-text.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { HStack, Stack, Text } from '@syndication/shared-ui/core';

import { NoChangeButton, NoChangeOutcome, useNoChange } from './no-change';

/** Until when the profile is listed, what keeps it there, and the No Change button. */
export function ListingAnswer({ venture }: { venture: Venture }) {
  const noChange = useNoChange(venture);
  const listing = readVentureListing(venture);
  return (
    <Stack gap="3">
      <Text fontWeight="medium">{describeListing(listing)}</Text>
      <Text>{describeNeed(listing)}</Text>
      <HStack>
        <NoChangeButton {...noChange} />
      </HStack>
      <NoChangeOutcome {...noChange} />
    </Stack>
  );
}
