import { toCsvDay } from './csv-day';

/** Names a file after its title and the day. Letters and digits only, so that no title can name a folder. */
export function toCsvFileName(title: string, now: Date): string {
  const words = `${title} ${toCsvDay(now)}`.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${words.join('-')}.csv`;
}
