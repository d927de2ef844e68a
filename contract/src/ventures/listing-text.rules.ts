import type { Listing } from './listing.rules';
import { formatUtcDay } from '../fields/dates.rules';

const inDays = (days: number) => (days === 1 ? '1 day' : `${days} days`);
const wasAgo = (days: number) => (days === 0 ? 'was today' : `was ${inDays(days)} ago`);

/** Until when investors see it. */
export function describeListing({ until, isListed, daysLeft }: Listing): string {
  if (!isListed) return 'Your profile has left the list.';
  if (daysLeft === 0) return 'Listed until the end of today.';
  return `Listed until ${formatUtcDay(until, 'long')} (${inDays(daysLeft)} left).`;
}

/** What keeps it on the list or brings it back, and what does not. */
export function describeNeed(listing: Listing): string {
  const { until, isListed, isEditNeeded, editAge, untilIfConfirmed, untilIfEdited } = listing;
  const byEdit = formatUtcDay(untilIfEdited, 'long');
  const effect = isListed ? 'keeps it listed' : 'brings it back';
  if (isEditNeeded) {
    const lack = isListed ? 'keep it listed longer' : 'bring it back';
    return `“No Change” does not ${lack}, because the last edit ${wasAgo(editAge)}. An edit ${effect} until ${byEdit}.`;
  }
  if (untilIfConfirmed <= until) return 'It is up to date. There is nothing to do today.';
  const byConfirmation = formatUtcDay(untilIfConfirmed, 'long');
  const both = `If nothing has changed, “No Change” ${effect} until ${byConfirmation}.`;
  return byConfirmation === byEdit ? both : `${both} An edit ${effect} until ${byEdit}.`;
}

/** The answer to "No Change", from the listing as it was before. */
export function describeConfirmation(before: Listing): string {
  const { until, isListed, isEditNeeded, editAge, untilIfConfirmed } = before;
  if (!isEditNeeded) {
    return `Thank you. Your profile is up to date as of today. It is listed until ${formatUtcDay(untilIfConfirmed, 'long')}.`;
  }
  const noted = 'Thank you. Your answer is saved.';
  const reason = `because the last edit ${wasAgo(editAge)}`;
  return isListed
    ? `${noted} Your profile still leaves the list after ${formatUtcDay(until, 'long')}, ${reason}. Edit it to keep it listed.`
    : `${noted} Your profile stays off the list, ${reason}. Edit it to bring it back.`;
}
