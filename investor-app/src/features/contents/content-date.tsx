const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** The day on which an item appeared. */
export function ContentDate({ createdAt }: { createdAt: string }) {
  return <time dateTime={createdAt}>{format.format(new Date(createdAt))}</time>;
}
