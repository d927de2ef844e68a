import { readVentureListing } from '@syndication/contract/ventures/listing.rules';
import { DAYS } from '@syndication/contract/ventures/ventures.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { Box, Heading, HStack, Panel, StatusBadge, Text } from '@syndication/shared-ui/core';
import { LifetimeLine } from './lifetime-line';

import { ListingAnswer } from './listing-answer';

/** How long the profile stays before investors, drawn and written, and what keeps it there. */
export function ListingLifetime({ venture }: { venture: Venture }) {
  const { daysSinceUpdate, confirmedAt, nextReminderOn } = venture;
  const { today, until, isListed, daysLeft } = readVentureListing(venture);
  const isDue = daysSinceUpdate >= DAYS.updatePrompt || daysLeft <= 0 || !isListed;
  return (
    <Panel aria-label="Your listing">
      <HStack justify="space-between" mb="3">
        <Heading size="md">Your listing</Heading>
        {isDue && <StatusBadge tone="accent">Update due</StatusBadge>}
      </HStack>
      <ListingAnswer venture={venture} />
      <Box mt="5">
        <LifetimeLine
          lastUpdate={new Date(confirmedAt)}
          nextReminder={nextReminderOn === null ? null : new Date(nextReminderOn)}
          listedUntil={until}
          now={today}
          isDue={isDue}
        >
          <Text tone="muted" size="sm" mt="2">
            A profile must be refreshed bi-weekly and is active for a maximum of{' '}
            {DAYS.profileMaximum} days. “No Change” refreshes it; only an edit restarts the{' '}
            {DAYS.profileMaximum} days.
          </Text>
        </LifetimeLine>
      </Box>
    </Panel>
  );
}
