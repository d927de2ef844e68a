/** Above this many seconds a wait is shown in minutes. */
const LONGEST_IN_SECONDS = 90;

const inWords = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** How long to wait, in words: `1 second`, `90 seconds`, `2 minutes`. */
export function describeWait(seconds: number): string {
  return seconds <= LONGEST_IN_SECONDS
    ? inWords(seconds, 'second')
    : inWords(Math.ceil(seconds / 60), 'minute');
}
