import { DAYS } from '@syndication/contract/ventures/ventures.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { Heading, HStack, Panel, StatusBadge, Text } from '@syndication/shared-ui/core';
import { LifetimeLine } from '@syndication/shared-ui/venture-lifetime';

const DAY_MS = 86_400_000;

const utcDay = (moment: Date) => Math.floor(moment.getTime() / DAY_MS);
const daysText = (days: number) => (days === 1 ? '1 day' : `${days} days`);

/** What the listing needs now: an old edit is not cured by "No Change". */
function describeNeed(venture: Venture): string {
  if (venture.dealStatus === 'removed') return 'Edit it to bring it back before investors.';
  const lastEdit = utcDay(new Date(venture.updatedAt));
  const endsByEdit = utcDay(new Date(venture.listedUntil)) - lastEdit >= DAYS.profileMaximum;
  return endsByEdit
    ? 'Only an edit keeps it there longer: the last one is what counts.'
    : 'An edit, or the answer "No Change" when you are asked, starts the line anew.';
}

/** The last day counts: the profile is before investors until it is over. */
function describeState(isListed: boolean, daysLeft: number): string {
  if (!isListed) return 'Your profile has left the list.';
  return daysLeft > 0 ? `Listed for ${daysText(daysLeft)} more.` : 'Listed until the end of today.';
}

/** How long the profile stays before investors, drawn and written, and what keeps it there. */
export function ListingLifetime({ venture }: { venture: Venture }) {
  const { dealStatus, daysSinceUpdate, confirmedAt, nextReminderOn } = venture;
  const listedUntil = new Date(venture.listedUntil);
  const isListed = dealStatus === 'active';
  const daysLeft = utcDay(listedUntil) - utcDay(new Date());
  const isDue = daysSinceUpdate >= DAYS.updatePrompt || daysLeft <= 0 || !isListed;
  return (
    <Panel aria-label="Your listing">
      <HStack justify="space-between" mb="3">
        <Heading size="md">Your listing</Heading>
        {isDue && <StatusBadge tone="accent">Update due</StatusBadge>}
      </HStack>
      <Text fontWeight="medium" mb="4">
        {describeState(isListed, daysLeft)}
      </Text>
      <LifetimeLine
        lastUpdate={new Date(confirmedAt)}
        nextReminder={nextReminderOn === null ? null : new Date(nextReminderOn)}
        listedUntil={listedUntil}
        isDue={isDue}
      />
      <Text tone="muted" size="sm" mt="4">
        {describeNeed(venture)} A profile must be refreshed bi-weekly and is active for a maximum of{' '}
        {DAYS.profileMaximum} days.
      </Text>
    </Panel>
  );
}
