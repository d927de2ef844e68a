import { DAYS } from '@syndication/contract/ventures/ventures.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { Box, Heading, HStack, Panel, StatusBadge, Text } from '@syndication/shared-ui/core';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const DAY_MS = 86_400_000;

const utcDay = (time: number) => Math.floor(time / DAY_MS);

/** Whole UTC days from today until the day of a moment; 0 when it has passed. */
function daysUntil(moment: string): number {
  return Math.max(0, utcDay(Date.parse(moment)) - utcDay(Date.now()));
}

function daysText(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

/** How long the profile stays before investors, drawn and written, and what keeps it there. */
export function ListingLifetime({ venture }: { venture: Venture }) {
  const { dealStatus, daysSinceUpdate, listedUntil, updatedAt } = venture;
  const daysLeft = dealStatus === 'active' ? daysUntil(listedUntil) : 0;
  const isDue = daysSinceUpdate >= DAYS.updatePrompt;
  return (
    <Panel aria-label="Your listing">
      <HStack justify="space-between" mb="3">
        <Heading size="md">Your listing</Heading>
        {isDue && <StatusBadge tone="accent">Update due</StatusBadge>}
      </HStack>
      <Text fontWeight="medium">
        {daysLeft > 0
          ? `Listed for ${daysText(daysLeft)} more, until ${dateFormat.format(new Date(listedUntil))}`
          : 'Your profile has left the list.'}
      </Text>
      <Box aria-hidden height="2" mt="3" mb="3" bg="bg.muted" borderRadius="full" overflow="hidden">
        <Box
          height="full"
          bg={isDue ? 'accent.solid' : 'brand.solid'}
          style={{ width: `${Math.min(100, (daysLeft / DAYS.listed) * 100)}%` }}
        />
      </Box>
      <Text tone="muted" size="sm">
        Last edited on {dateFormat.format(new Date(updatedAt))}
        {daysSinceUpdate > 0 && `, last confirmed ${daysText(daysSinceUpdate)} ago`}. A profile must
        be refreshed bi-weekly and is active for a maximum of {DAYS.profileMaximum} days.
      </Text>
    </Panel>
  );
}
