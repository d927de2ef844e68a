import { formatDay } from '@syndication/contract/fields/dates.rules';

/** The day on which an item appeared. */
export function ContentDate({ createdAt }: { createdAt: string }) {
  return <time dateTime={createdAt}>{formatDay(createdAt)}</time>;
}
