/**
 * Names a file by what it shows and the day (UTC). Letters and digits alone, so that no title can name a
 * folder.
 */
export function toCsvFileName(title: string, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  const words = `${title} ${day}`.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${words.join('-')}.csv`;
}
